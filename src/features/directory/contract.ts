import { blockchains } from '@moonpage/engine/chains/chains.ts';
import { likenesses } from '@moonpage/engine/likeness.ts';
import { z } from 'zod';
import { endpoint, ofAccount } from '../../platform/rpc/contract.ts';
import { coinsPerPage, directoryOrders, lastPage, longestSearch } from './rules/questions.ts';

/** A coin as the public directory shows it, as it was when it was deployed. */
export const listing = z.object({
  slug: z.string(),
  coinName: z.string(),
  /** Without `$`. */
  symbol: z.string(),
  description: z.string(),
  blockchain: z.string(),
  imageUrl: z.string().nullable(),
  /** Its emblem or picture as a PNG of 180 pixels; null where none could be drawn. */
  iconUrl: z.string().nullable(),
  deployedUrl: z.string(),
  publishedAt: z.iso.datetime(),
  launchAt: z.iso.datetime(),
  /** Of its page, as `#rrggbb`. */
  background: z.string(),
  primary: z.string(),
  /** What another public page has in common with it. */
  shares: z.array(z.enum(likenesses)),
});
export type Listing = z.infer<typeof listing>;

export const directoryInput = z.strictObject({
  /** Words of a name, a ticker or a contract address; all of them must be found. */
  search: z.string().max(longestSearch).default(''),
  chain: z.enum(blockchains).optional(),
  order: z.enum(directoryOrders).default('newest'),
  /** From 1. */
  page: z.coerce.number().int().min(1).max(lastPage).default(1),
});
export type DirectoryInput = z.infer<typeof directoryInput>;

export const directoryPage = z.object({
  coins: z.array(listing).max(coinsPerPage),
  /** Whether a page follows. */
  hasNext: z.boolean(),
});
export type DirectoryPage = z.infer<typeof directoryPage>;

const ownListing = z.object({
  /** Whether the coin is in the directory. */
  isListed: z.boolean(),
  /** Whether there is a live page that is shown, without which nothing is listed. */
  canBeListed: z.boolean(),
  /** Whether an admin has taken the page down. */
  isTakenDown: z.boolean(),
  /** Name of the coin's page in the directory; null before the first deploy. */
  slug: z.string().nullable(),
});
export type OwnListing = z.infer<typeof ownListing>;

const listingPath = '/profiles/{userId}/listing' as const;
const noPage = {
  NO_LIVE_PAGE: { status: 409, message: 'Publish your page first, then it can be listed.' },
};

export const directoryContract = {
  /** The newest public coins, at most three (specification, section 9). */
  latest: endpoint
    .route({ method: 'GET', path: '/directory/latest', summary: 'List the latest launches' })
    .output(z.array(listing).max(3)),

  search: endpoint
    .route({ method: 'GET', path: '/directory/coins', summary: 'Search the public coins, 24 to a page' })
    .input(directoryInput)
    .output(directoryPage),

  read: endpoint
    .route({ method: 'GET', path: '/directory/coins/{slug}', summary: 'Read one public coin' })
    .errors({ LISTING_NOT_FOUND: { status: 404, message: 'No coin of this name is listed.' } })
    .input(z.strictObject({ slug: z.string().min(1).max(100) }))
    .output(listing),

  own: endpoint
    .route({ method: 'GET', path: listingPath, summary: 'Read whether one’s own coin is listed' })
    .input(ofAccount)
    .output(ownListing),

  list: endpoint
    .route({ method: 'PUT', path: listingPath, summary: 'Show one’s own coin in the directory' })
    .errors(noPage)
    .input(ofAccount)
    .output(ownListing),

  unlist: endpoint
    .route({
      method: 'DELETE',
      path: listingPath,
      summary: 'Take one’s own coin off the directory; its live page stays',
    })
    .errors(noPage)
    .input(ofAccount)
    .output(ownListing),
};
