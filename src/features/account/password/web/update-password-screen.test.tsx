// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { UpdatePasswordScreen } from './update-password-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

test('a second link takes away what was said of the first', async () => {
  const refused = { defined: true, code: 'LINK_REFUSED', status: 400, message: 'Failed to update password.' };
  vi.stubGlobal('fetch', async (request: Request) =>
    (await request.text()).includes('used')
      ? Response.json(refused, { status: 400 })
      : Response.json({ email: 'ada@example.com', userId: 'ada' }),
  );
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const router = createMemoryRouter([{ path: '/', element: <UpdatePasswordScreen /> }]);
  location.hash = '#access_token=used&type=recovery';
  root.render(<RouterProvider router={router} />);
  await expect.poll(() => place.textContent).toContain('That link was used already or has expired.');
  expect(place.textContent).toContain('Ask for a new one');
  expect(place.querySelector('form')).toBeNull();

  location.hash = '#access_token=fresh&type=recovery';
  dispatchEvent(new Event('hashchange'));
  await expect.poll(() => place.textContent).toContain('For ada@example.com.');
  expect(place.textContent).not.toMatch(/ask for a new one/i);
  expect(place.querySelector('[name=password]')).not.toBeNull();
  root.unmount();
});
