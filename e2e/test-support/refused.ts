import type { Page } from '@playwright/test';

/** What the service answers when its database fails it (`src/platform/rpc/problems.ts`). */
const failure = {
  defined: false,
  code: 'INTERNAL_SERVER_ERROR',
  status: 500,
  message: 'Something went wrong on our side. Please try again.',
  data: { requestId: 'refused' },
};

/** Runs `work` while the requests of a page to these addresses are answered as by a service whose database fails. */
export async function refused(page: Page, addresses: string, work: () => Promise<unknown>): Promise<void> {
  await page.route(addresses, (route) => route.fulfill({ status: failure.status, json: failure }));
  try {
    await work();
  } finally {
    await page.unroute(addresses);
  }
}
