import { z } from 'zod';
import { endpoint } from '../../platform/rpc/contract.ts';

const ofUser = z.strictObject({ userId: z.string().min(1).max(64) });

/** What the preview screen shows. */
export const pageView = z.object({
  coinName: z.string().nullable(),
  /** The whole preview page, or null when nothing was built. */
  previewHtml: z.string().nullable(),
  /** Whether what is shown is what is live. */
  isDeployed: z.boolean(),
  /** Address of the live page; stays while a new one is being prepared. */
  deployedUrl: z.string().nullable(),
  /** Name of the design, e.g. `moonshot`. */
  design: z.string().nullable(),
});
export type PageView = z.infer<typeof pageView>;

export const pagesContract = {
  /** The draft and the address of what is live. */
  read: endpoint
    .route({ method: 'GET', path: '/profiles/{userId}/page', summary: 'Read the page of an account' })
    .errors({ PROFILE_NOT_FOUND: { status: 404, message: 'Profile not found' } })
    .input(ofUser)
    .output(pageView),

  /** START OVER: clears the draft and the coin's details, never the live page. */
  startOver: endpoint
    .route({
      method: 'POST',
      path: '/profiles/{userId}/start-over',
      summary: 'Clear the draft and the coin’s details',
    })
    .errors({ START_OVER_FAILED: { status: 500, message: 'Failed to clear preview' } })
    .input(ofUser)
    .output(z.object({ cleared: z.literal(true) })),
};
