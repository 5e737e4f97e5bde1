import { tones } from '@moonpage/engine/text/tones.ts';
import { z } from 'zod';
import { checkAddress } from '@moonpage/engine/chains/address.ts';
import { type Blockchain, blockchains } from '@moonpage/engine/chains/chains.ts';
import { endpoint, ofAccount } from '../../platform/rpc/contract.ts';
import { uploadedImage } from '../uploads/contract.ts';
import { schemasOf } from './fields/fields.ts';
import { linesOf, linkTo, moreLinksUnits, sortLinks } from './rules/more-links.ts';
import { bounded, wordsUnits } from './rules/schemas.ts';

/**
 * The fields of the build form as they are sent: any may be missing or, if it is a text, null, which counts as empty. What each must be is for
 * `coinDetailsSchema`, which needs today's date.
 */
export const coinDetailsInput = z.strictObject(schemasOf('input'));
export type CoinDetailsInput = z.infer<typeof coinDetailsInput>;

/** The details of a coin as they are stored; an optional one that was not given is empty. */
export const coinDetails = z.object(schemasOf('stored'));
export type CoinDetails = z.infer<typeof coinDetails>;

/** What the rules need to know besides the input: the clock and the database stay outside. */
export interface CoinRules {
  /** Today in CST, `YYYY-MM-DD`. */
  readonly today: string;
  /** The launch date that is saved already, which may stay though it has passed; null when there is none. */
  readonly savedLaunchDate: string | null;
  /** Hosts of this service, which no page lists as its coin's. */
  readonly ownHosts?: readonly string[];
  /** Whether who typed an address that is probably wrong has said that it is right. Without it none is asked about. */
  readonly isSure?: (address: string) => boolean;
}

const rules = schemasOf('rule');

/** The rules of the build form, run in the browser and on the server: what was typed in, `CoinDetails` out. */
export function coinDetailsSchema({ today, savedLaunchDate, ownHosts = [], isSure = () => true }: CoinRules) {
  const launchDate = rules.launchDate.refine(
    (date) => date >= today || date === savedLaunchDate,
    'Launch date cannot be in the past',
  );
  const moreLinks = rules.moreLinks.refine(
    (links) => linkTo(ownHosts, linesOf(links)) === undefined,
    'Pages of this service are no links of your coin. Please leave them out.',
  );
  return z
    .preprocess(asMeant, z.strictObject({ ...rules, launchDate, moreLinks }))
    .superRefine(refuseWrongAddress(isSure), { when: () => true })
    .transform((coin) => {
      const check = checkAddress(coin.blockchain, coin.contractAddress);
      const others = linesOf(coin.moreLinks).filter(
        (link) => link !== coin.telegram && link !== coin.twitter,
      );
      return {
        ...coin,
        moreLinks: others.join('\n'),
        contractAddress: check.ok ? check.address : coin.contractAddress,
      };
    });
}

/** Puts what was typed into one field where it belongs: of two taxes such as `0/5` each, and links. */
function asMeant(coin: unknown): unknown {
  if (coin === null || typeof coin !== 'object') return coin;
  const given = coin as Readonly<Record<string, unknown>>;
  const textOf = (name: string) => (typeof given[name] === 'string' ? given[name] : '');
  const [buyTax, sellTax] = [textOf('buyTax'), textOf('sellTax')];
  const links = {
    buyButtonLink: textOf('buyButtonLink'),
    telegram: textOf('telegram'),
    twitter: textOf('twitter'),
    moreLinks: textOf('moreLinks'),
  };
  // Longer texts are refused, and not read before.
  const areShort = Object.values(links).every((text) => text.length <= moreLinksUnits);
  return {
    ...given,
    ...(sellTax === '' && buyTax.includes('/') && { sellTax: buyTax }),
    ...(buyTax === '' && sellTax.includes('/') && { buyTax: sellTax }),
    ...(areShort && sortLinks(links)),
  };
}

/** Runs even when other fields are refused, so that all errors are shown at once. */
function refuseWrongAddress(isSure: (address: string) => boolean) {
  return (
    { blockchain, contractAddress }: { blockchain?: Blockchain; contractAddress?: string },
    context: z.RefinementCtx,
  ): void => {
    if (!contractAddress || !blockchain || !blockchains.includes(blockchain)) return;
    const check = checkAddress(blockchain, contractAddress);
    const doubt = check.ok && !isSure(check.address) ? check.doubt : undefined;
    const message = check.ok ? doubt : check.message;
    if (message !== undefined) context.addIssue({ code: 'custom', path: ['contractAddress'], message });
  };
}

/** The details while the form is being filled in. */
export const buildValues = coinDetails.extend({ blockchain: z.enum(blockchains).or(z.literal('')) });
export type BuildValues = z.infer<typeof buildValues>;

/** What the build form starts from: whatever is saved so far, the rest empty. */
export const savedCoin = z.object({
  details: buildValues,
  /** The saved main image, or null. */
  image: uploadedImage.nullable(),
});
export type SavedCoin = z.infer<typeof savedCoin>;

/** Most UTF-16 units of a description that are read while it is typed. */
export const readDescriptionUnits = 2000;

/** What the composer reads in a coin's words, which it takes for a page wherever the creator chose nothing. */
export const coinReading = z.object({
  /** Such as `a raccoon`; null where it is not certain. */
  subject: z.string().nullable(),
  tone: z.enum(tones),
  /** BCP 47; not always one of the languages that pages have texts in. */
  language: z.string(),
});
export type CoinReading = z.infer<typeof coinReading>;

/** What is drawn for a coin that has no picture. */
const drawnEmblem = z.object({
  /** As the field `emblem` holds it. */
  name: z.string(),
  /** A `data:` URL of an SVG. */
  picture: z.string(),
});
export type DrawnEmblem = z.infer<typeof drawnEmblem>;

export const coinsContract = {
  /** The e-mail address is the account's until another was saved. */
  read: endpoint
    .route({ method: 'GET', path: '/profiles/{userId}/coin', summary: 'Read the details of a coin' })
    .errors({ PROFILE_NOT_FOUND: { status: 404, message: 'Profile not found' } })
    .input(ofAccount)
    .output(savedCoin),

  /** Checks every rule of the build form and saves the details; nothing is saved when one of them refuses. */
  save: endpoint
    .route({ method: 'PUT', path: '/profiles/{userId}/coin', summary: 'Save the details of a coin' })
    .errors({
      PROFILE_NOT_FOUND: { status: 404, message: 'Profile not found' },
      COIN_CHANGED: {
        status: 409,
        message: 'The facts of your coin were changed in another window or on another device.',
      },
    })
    .input(
      coinDetailsInput.extend({
        ...ofAccount.shape,
        /** The details as `read` or the last save gave them: nothing is saved where others are stored by now. Whatever is stored is replaced without it. */
        replaces: coinDetailsInput.optional(),
      }),
    )
    .output(coinDetails),

  /** Reads what a page of these words would be about. Nothing is kept. A POST, as the words are too long for an address, and logs hold addresses. */
  readWords: endpoint
    .route({ method: 'POST', path: '/functions/read-words', summary: 'Read what a coin is about' })
    .input(z.strictObject({ coinName: bounded(wordsUnits), description: bounded(readDescriptionUnits) }))
    .output(coinReading),

  /**
   * Draws six emblems for a coin without a picture, by what its words are about; the first is the one that a page takes unasked. One that
   * was chosen before is among them. Nothing is kept.
   */
  drawEmblems: endpoint
    .route({ method: 'POST', path: '/functions/draw-emblems', summary: 'Draw emblems to choose from' })
    .input(
      z.strictObject({
        coinName: bounded(wordsUnits),
        description: bounded(readDescriptionUnits),
        subject: bounded(wordsUnits).nullable(),
        symbol: bounded(wordsUnits),
        mainColors: bounded(wordsUnits),
        pageBackground: bounded(wordsUnits),
        emblem: bounded(wordsUnits),
      }),
    )
    .output(z.array(drawnEmblem)),
};
