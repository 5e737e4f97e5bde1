import { z } from 'zod';
import { endpoint } from '../../platform/rpc/contract.ts';

/** How a call to Cloudflare went. The token is in none of its fields, though Cloudflare's answer may have repeated it. */
export const connection = z.object({
  success: z.boolean(),
  /** Null: not set. */
  accountId: z.string().nullable(),
  hasApiToken: z.boolean(),
  /** HTTP status and its text; null when nothing answered. */
  status: z.number().int().nullable(),
  statusText: z.string().nullable(),
  /** The answer: parsed where it is JSON, its beginning as text where it is not; null when nothing answered. */
  data: z.unknown(),
  /** What went wrong, in a sentence. */
  error: z.string().nullable(),
});
export type Connection = z.infer<typeof connection>;

export const connectivityContract = {
  testCloudflare: endpoint
    .route({
      method: 'POST',
      path: '/functions/test-cloudflare',
      summary: 'Ask Cloudflare for the account’s pages, for admins',
    })
    .meta({ isRepeatable: true })
    .output(connection),
};
