import { z } from 'zod';
import { blockchains } from '@moonpage/engine/chains/chains.ts';
import { endpoint } from '../../platform/rpc/contract.ts';
import { uploadedImage } from '../uploads/contract.ts';

const text = z.string().optional();

/** A step of the creator's plans as it is sent. */
const roadmapStepInput = z.strictObject({ title: text, done: z.boolean().optional() });

/** A picture beside the main one as it is sent: the path of an upload of the account's own. */
const galleryPictureInput = z.strictObject({ url: z.string(), caption: text });

/**
 * The fields of the build form as they are sent: any may be missing, which counts as empty. What each must be is said once, in
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
  supply: text,
  buyTax: text,
  sellTax: text,
  liquidity: text,
  ownership: text,
  roadmap: z.array(roadmapStepInput).optional(),
  gallery: z.array(galleryPictureInput).optional(),
  chartEmbed: z.boolean().optional(),
});
export type CoinDetailsInput = z.infer<typeof coinDetailsInput>;
export type CoinField = keyof CoinDetailsInput;

/** What the build form starts with (specification, section 9). */
export const coinDefaults = {
  mainColors: '#7c3aed,#ef4444',
  pageBackground: '#000000',
  launchTime: '12:00 PM',
} as const;

export const roadmapStep = z.object({ title: z.string(), done: z.boolean() });

/** `url` is the path of an upload, `caption` may be empty. */
export const galleryPicture = z.object({ url: z.string(), caption: z.string() });

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
  /** What the creator states and nobody has checked, here and below; e.g. `1,000,000,000` or `420.69 trillion`. */
  supply: z.string(),
  /** Percent, e.g. `0` or `2.5`. */
  buyTax: z.string(),
  sellTax: z.string(),
  liquidity: z.string(),
  ownership: z.string(),
  roadmap: z.array(roadmapStep),
  gallery: z.array(galleryPicture),
  /** Whether readers load the chart into the page, from dexscreener.com. */
  chartEmbed: z.boolean(),
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
