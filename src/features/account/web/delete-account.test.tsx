// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeleteAccount } from './delete-account.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Opens the dialog while nothing is sold. @returns what the screen says */
async function open(credits: number): Promise<string> {
  const view = { credits, isHeld: false, underWay: null, payments: [] };
  vi.stubGlobal('fetch', async () => Response.json(view));
  const root = {
    settings: { beta: true, isSold: false },
    session: { userId: 'ada', email: 'ada@example.com', isAdmin: false },
  };
  const router = createMemoryRouter([{ id: 'root', path: '/', element: <DeleteAccount /> }], {
    hydrationData: { loaderData: { root } },
  });
  const client = new QueryClient();
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(place).render(
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  );
  await act(async () => place.querySelector('button')?.click());
  await act(() => vi.waitFor(() => expect(client.isFetching()).toBe(0)));
  return document.body.textContent;
}

test('deleting an account warns of builds that are paid, in the beta too, and only where there are some', async () => {
  expect(await open(1)).toContain('and so do builds that are paid and not used');
  document.body.replaceChildren();
  const nothing = await open(0);
  expect(nothing).toContain('Your coin, its live page and its statistics go with it');
  expect(nothing).not.toContain('builds that are paid');
});
