import { z } from 'zod';
import { endpoint } from '../../platform/rpc/contract.ts';

/** A coin as the public directory shows it, as it was when it was deployed. */
export const listing = z.object({
  slug: z.string(),
  coinName: z.string(),
  /** Without `$`. */
  symbol: z.string(),
  description: z.string(),
  blockchain: z.string(),
  imageUrl: z.string().nullable(),
  deployedUrl: z.string(),
  publishedAt: z.iso.datetime(),
  /** Whether another coin of the directory carries this name. */
  sharesName: z.boolean(),
});
export type Listing = z.infer<typeof listing>;

export const directoryContract = {
  /** The newest public coins, at most three (specification, section 9). */
  latest: endpoint
    .route({ method: 'GET', path: '/directory/latest', summary: 'List the latest launches' })
    .output(z.array(listing).max(3)),

  read: endpoint
    .route({ method: 'GET', path: '/directory/coins/{slug}', summary: 'Read one public coin' })
    .errors({ LISTING_NOT_FOUND: { status: 404, message: 'No coin of this name is listed.' } })
    .input(z.strictObject({ slug: z.string().min(1).max(100) }))
    .output(listing),
};
