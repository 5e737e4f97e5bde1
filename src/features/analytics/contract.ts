import { z } from 'zod';
import { endpoint } from '../../platform/rpc/contract.ts';

/** The beacon is not here: its body is `text/plain`, so it has a route of its own (`handlers.ts`). */
export const analyticsContract = {
  /** How often the account's live page was read. */
  pageViews: endpoint
    .route({
      method: 'GET',
      path: '/profiles/{userId}/page-views',
      summary: 'Count the readings of the live page',
    })
    .input(z.strictObject({ userId: z.string().min(1).max(64) }))
    .output(z.object({ count: z.number().int().nonnegative() })),
};
