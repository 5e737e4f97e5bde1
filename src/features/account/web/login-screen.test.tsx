// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { LoginScreen } from './login-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['signup', 'Your email is confirmed.'],
  ['email_change', 'The email of your account is changed.'],
])(
  'a link of type %s that signs out who was signed in stays at the sign-in while the page still holds their session',
  async (type, said) => {
    vi.stubGlobal('fetch', async () => Response.json({ session: null, email: 'bea@example.com' }));
    const visited: string[] = [];
    const login = <LoginScreen providers={[]} isChallenged={false} suspended={null} wayOn="/dashboard/ada" />;
    const router = createMemoryRouter(
      [
        {
          id: 'root',
          path: '/',
          element: <Outlet />,
          HydrateFallback: () => null,
          // Never asked again: the page goes on holding the session that has ended.
          loader: () => ({ session: { userId: 'ada', email: 'ada@example.com', isAdmin: false } }),
          shouldRevalidate: () => false,
          children: [
            { path: 'login', element: login },
            { path: '*', element: <p>Elsewhere</p> },
          ],
        },
      ],
      { initialEntries: ['/login'] },
    );
    router.subscribe(({ location }) => visited.push(location.pathname + location.search));
    // React shows the new address some time after the router has it, and what a component sets in between before it.
    const navigate = router.navigate.bind(router);
    router.navigate = (async (...to: Parameters<typeof navigate>) => {
      setTimeout(() => void navigate(...to), 50);
    }) as typeof navigate;
    location.hash = `#access_token=fresh&type=${type}`;
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    root.render(<RouterProvider router={router} />);
    await expect.poll(() => place.textContent).toContain(said);
    expect(visited.filter((path) => path.startsWith('/dashboard'))).toEqual([]);
    expect(router.state.location.search).toBe('?confirmed=true');
    root.unmount();
  },
);
