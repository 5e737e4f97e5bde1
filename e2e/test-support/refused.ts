import type { Page } from '@playwright/test';

/** What the service answers when its database fails it (`src/platform/rpc/problems.ts`). */
const failure = {
  defined: false,
  code: 'INTERNAL_SERVER_ERROR',
  status: 500,
  message: 'Something went wrong on our side. Please try again.',
  data: { requestId: 'refused' },
};

/** Runs `work`, which asks for these addresses, while they are answered as by a service whose database fails. */
export async function refused(page: Page, addresses: string, work: () => Promise<unknown>): Promise<void> {
  let refusals = 0;
  await page.route(addresses, (route) => {
    refusals += 1;
    return route.fulfill({ status: failure.status, json: failure });
  });
  try {
    await work();
  } finally {
    await page.unroute(addresses);
  }
  if (refusals === 0) throw new Error(`Nothing asked for ${addresses}.`);
}
