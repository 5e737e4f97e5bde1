// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { SignUpScreen } from './sign-up-screen.tsx';

vi.mock('../contract.ts', async (original) => ({
  ...(await original<object>()),
  get signUpForm(): never {
    throw new Error('The file of the rules is away.');
  },
}));

test('two different passwords make no account, also where the rules could not be loaded', async () => {
  const send = vi.fn<() => Promise<Response>>(async () => Response.json({ requested: true }));
  vi.stubGlobal('fetch', send);
  const place = document.body.appendChild(document.createElement('div'));
  const router = createMemoryRouter([
    { path: '/', element: <SignUpScreen providers={[]} wayOn={null} /> },
    { path: '/thank-you', element: 'Thank you' },
  ]);
  const root = createRoot(place);
  root.render(<RouterProvider router={router} />);
  await expect.poll(() => place.querySelector('form')).not.toBeNull();
  const type = (name: string, value: string) => {
    const field = place.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (field) field.value = value;
  };
  type('first_name', 'Ada');
  type('email', 'ada@example.com');
  type('password', 'moon-42');
  type('confirm_password', 'moon-24');
  const submit = () => place.querySelector('form')?.requestSubmit();
  submit();
  await expect.poll(() => place.textContent).toContain('Passwords do not match');
  expect(send).not.toHaveBeenCalled();

  type('confirm_password', 'moon-42');
  submit();
  await expect.poll(() => place.textContent).toBe('Thank you');
  expect(send).toHaveBeenCalledOnce();
  root.unmount();
  vi.unstubAllGlobals();
});
