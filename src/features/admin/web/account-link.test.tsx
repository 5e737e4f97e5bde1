// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { AccountLink } from './account-link.tsx';

/** What the link says once it has read how the admin signs in; waits for some words. */
async function shownTo(
  words: string,

  secondFactor: { since: string; backupCodesLeft: number } | null,
): Promise<string | null> {
  vi.stubGlobal('fetch', async () =>
    Response.json({ phone: null, askedEmail: null, hasPassword: true, secondFactor }),
  );
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const client = new QueryClient();
  root.render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <AccountLink />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const isRead = () => client.getQueryCache().getAll()[0]?.state.status === 'success';
  await vi.waitUntil(() => isRead() && place.textContent.includes(words), { timeout: 15_000 });
  const { textContent } = place;
  root.unmount();
  return textContent;
}

test('a second factor is recommended to an admin without one, and to nobody else', async () => {
  expect(await shownTo('turn the second factor on', null)).not.toContain('Password, second factor');
  const isOn = { since: '2026-11-28T00:00:00Z', backupCodesLeft: 10 };
  expect(await shownTo('Password, second factor and sessions.', isOn)).not.toContain('turn');
});
