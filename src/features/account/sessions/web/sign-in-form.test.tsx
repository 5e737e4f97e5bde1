// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { SignInForm } from './sign-in-form.tsx';
import { forgetCredentials } from './typed-credentials.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  forgetCredentials();
});

test('a password that was refused stays in its field, and is not written into the document', async () => {
  const refused = {
    defined: true,
    code: 'INVALID_CREDENTIALS',
    status: 401,
    message: 'Invalid email or password',
  };
  vi.stubGlobal('fetch', async () => Response.json(refused, { status: 401 }));
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <RouterProvider
      router={createMemoryRouter([
        { path: '/', element: <SignInForm isConfirmed={false} suspended={null} /> },
      ])}
    />,
  );
  await expect.poll(() => place.querySelector('form')).not.toBeNull();
  const type = (name: string, value: string) => {
    const input = place.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (input) input.value = value;
    input?.dispatchEvent(new Event('input', { bubbles: true }));
    return input;
  };
  type('email', 'ada@example.com');
  const password = type('password', 'moon-42');
  place.querySelector('form')?.requestSubmit();
  await expect.poll(() => place.textContent).toContain('Invalid email or password');
  expect(password?.value).toBe('moon-42');
  expect(place.innerHTML).not.toContain('moon-42');
  root.unmount();
});
