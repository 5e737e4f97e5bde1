import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import type { PublicSettings } from '../web/page/settings.ts';

/** Shows a part of a screen to somebody who is signed in, in the document of `happy-dom`, once what it asks for was answered. */
export async function showScreen(
  part: ReactNode,
  settings: Partial<PublicSettings>,
): Promise<{ readonly place: HTMLElement; readonly press: () => Promise<void> }> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const session = { userId: 'ada', email: 'ada@example.com', isAdmin: false };
  const router = createMemoryRouter([{ id: 'root', path: '/', element: part }], {
    hydrationData: { loaderData: { root: { settings, session } } },
  });
  const client = new QueryClient();
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const isAnswered = () => client.isFetching() + client.isMutating() === 0;
  const answered = () =>
    act(async () => {
      await vi.waitUntil(isAnswered, { timeout: 5_000, interval: 10 });
      // What was answered is told to the parts of the screen in the next turn.
      await new Promise((done) => setTimeout(done, 0));
    });
  await act(async () =>
    createRoot(place).render(
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  );
  await answered();
  return {
    place,
    /** Presses its first button. */
    press: async () => {
      await act(async () => place.querySelector('button')?.click());
      await answered();
    },
  };
}
