import { z } from 'zod';
import { blockchains } from '@moonpage/engine/chains/chains.ts';
import { endpoint } from '../../platform/rpc/contract.ts';
import { uploadedImage } from '../uploads/contract.ts';

const text = z.string().optional();

/**
 * The fields of the build form as they are sent: texts, of which any may be missing. What each must be is said once, in
 * `rules/coin-details.ts`, which needs today's date and is too heavy for pages without the form.
 */
export const coinDetailsInput = z.strictObject({
  email: text,
  coinName: text,
  blockchain: text,
  symbol: text,
  description: text,
  buyButtonLink: text,
  mainColors: text,
  mainImageUrl: text,
  telegram: text,
  twitter: text,
  contractAddress: text,
  pageBackground: text,
  launchDate: text,
  launchTime: text,
});
export type CoinDetailsInput = z.infer<typeof coinDetailsInput>;
export type CoinField = keyof CoinDetailsInput;

/** What the build form starts with (specification, section 9). */
export const coinDefaults = {
  mainColors: '#7c3aed,#ef4444',
  pageBackground: '#000000',
  launchTime: '12:00 PM',
} as const;

/** The details of a coin as they are stored; an optional one that was not given is empty. */
export const coinDetails = z.object({
  email: z.string(),
  coinName: z.string(),
  blockchain: z.enum(blockchains),
  /** Without `$`, in capitals. */
  symbol: z.string(),
  description: z.string(),
  /** `https:` or `http:`. */
  buyButtonLink: z.string(),
  /** Comma-separated, as the creator wrote them. */
  mainColors: z.string(),
  /** Path of an upload, `/storage/main_images/temp/{uuid}.webp`. */
  mainImageUrl: z.string(),
  /** `https://t.me/…` */
  telegram: z.string(),
  /** `https://x.com/…` */
  twitter: z.string(),
  /** In the chain's canonical form. */
  contractAddress: z.string(),
  pageBackground: z.string(),
  /** `YYYY-MM-DD` in CST. */
  launchDate: z.string(),
  /** `H:MM AM/PM` in CST, which is UTC−6 all year. */
  launchTime: z.string(),
});
export type CoinDetails = z.infer<typeof coinDetails>;

/** What the build form starts from: whatever is saved so far, the rest empty. */
export const savedCoin = z.object({
  details: coinDetails.extend({ blockchain: z.enum(blockchains).or(z.literal('')) }),
  /** The saved main image, or null. */
  image: uploadedImage.nullable(),
});
export type SavedCoin = z.infer<typeof savedCoin>;

const ofUser = z.strictObject({ userId: z.string().min(1).max(64) });

export const coinsContract = {
  /** The e-mail address is the account's until another was saved. */
  read: endpoint
    .route({ method: 'GET', path: '/profiles/{userId}/coin', summary: 'Read the details of a coin' })
    .errors({ PROFILE_NOT_FOUND: { status: 404, message: 'Profile not found' } })
    .input(ofUser)
    .output(savedCoin),

  /** Checks every rule of the build form and saves the details; nothing is saved when one of them refuses. */
  save: endpoint
    .route({ method: 'PUT', path: '/profiles/{userId}/coin', summary: 'Save the details of a coin' })
    .errors({ PROFILE_NOT_FOUND: { status: 404, message: 'Profile not found' } })
    .input(coinDetailsInput.extend(ofUser.shape))
    .output(coinDetails),
};
