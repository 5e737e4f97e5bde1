import { z } from 'zod';
import { checkAddress } from '@moonpage/engine/chains/address.ts';
import { type Blockchain, blockchains } from '@moonpage/engine/chains/chains.ts';
import type { CoinField } from '../contract.ts';
import { cleanColour, mainColorsAtMost, readColours } from './colours.ts';
import { readLaunchDate, readLaunchTime } from './launch.ts';
import { parseTelegram, parseWebLink, parseX, uploadPath } from './links.ts';
import { refuseClaims } from './names.ts';
import { type ReviewLine, statedFields } from './stated-facts.ts';
import { cleanLine, cleanParagraphs, cleanSymbol, countCharacters } from './text.ts';

/** What the rules ask about the world: the clock and the database stay outside. */
export interface CoinRules {
  /** Today in CST, `YYYY-MM-DD`. */
  readonly today: string;
  /** The launch date that is saved already, which may stay though it has passed; null when there is none. */
  readonly savedLaunchDate: string | null;
  /** How the creator's own lines are reviewed: `reviewText` knows more than browsers are sent. */
  readonly review: ReviewLine;
}

/** Lengths that the form announces; characters as a person counts them. */
export const coinLengths = { coinName: 32, symbol: 10, description: 2000 } as const;

/**
 * The rules of the build form, run in the browser and on the server: what was typed in, `CoinDetails` out in the form in which they are
 * stored. What comes out passes again and comes out the same.
 */
export function coinDetailsSchema({ today, savedLaunchDate, review }: CoinRules) {
  const launchDate = required('Please select a launch date', readLaunchDate).refine(
    (date) => date >= today || date === savedLaunchDate,
    'Launch date cannot be in the past',
  );
  return z
    .strictObject({ ...fields, launchDate, ...statedFields(review) } satisfies Record<CoinField, z.ZodType>)
    .superRefine(refuseForeignAddress, { when: () => true })
    .transform((coin) => ({ ...coin, contractAddress: canonicalAddress(coin) }));
}

const text = z.string().prefault('');

const fields = {
  email: text
    .transform((email) => email.trim())
    .pipe(z.email('Please enter a valid email address').max(254, 'Please enter a valid email address')),

  coinName: text
    .transform(cleanLine)
    .refine(atLeast(2), 'Coin name must be at least 2 characters')
    .refine(atMost(coinLengths.coinName), `Coin name must be at most ${coinLengths.coinName} characters`)
    .superRefine(refuseClaims('Coin name', coinLengths.coinName)),

  blockchain: text.pipe(z.enum(blockchains, 'Please select a blockchain')),

  symbol: text
    .transform(cleanSymbol)
    .refine(atLeast(2), 'Symbol must be at least 2 characters')
    .refine(atMost(coinLengths.symbol), 'Symbol must be less than 10 characters')
    .superRefine(refuseClaims('Symbol', coinLengths.symbol)),

  description: text
    .transform(cleanParagraphs)
    .refine(atLeast(10), 'Description must be at least 10 characters')
    .refine(
      atMost(coinLengths.description),
      `Description must be at most ${coinLengths.description} characters`,
    ),

  buyButtonLink: optional(parseWebLink, 'Please enter a valid URL'),

  mainColors: text.transform((value, context) => {
    const { colours, refused } = readColours(value);
    const message = refusedColours(colours, refused);
    if (message === null) return colours.join(',');
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  }),

  mainImageUrl: optional(uploadPath, 'Please upload an image file'),

  telegram: optional(parseTelegram, 'Please enter a Telegram name such as @mycoin, or its t.me link'),

  twitter: optional(parseX, 'Please enter an X name such as @mycoin, or its x.com link'),

  contractAddress: text.transform((address) => address.trim()),

  pageBackground: required('Please enter a background color', cleanColour),

  launchTime: required('Please select a launch time', readLaunchTime),
};

/** A text that must be there and is kept as `read` returns it; null refuses it. */
function required(message: string, read: (value: string) => string | null) {
  return text.transform((value, context) => {
    const result = read(value.trim());
    if (result !== null) return result;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

/** Like `required`, and may be left empty. */
function optional(read: (value: string) => string | null, message: string) {
  return required(message, (value) => (value === '' ? '' : read(value)));
}

function atLeast(min: number) {
  return (value: string) => countCharacters(value) >= min;
}

function atMost(max: number) {
  return (value: string) => countCharacters(value) <= max;
}

function refusedColours(colours: readonly string[], refused: readonly string[]): string | null {
  const [first] = refused;
  if (colours.length === 0) return 'Please select at least one color';
  if (first !== undefined) {
    return `“${first.slice(0, 40)}” is not a color: use a name such as tan, or a hex value such as #7c3aed`;
  }
  return colours.length > mainColorsAtMost ? `Please select at most ${mainColorsAtMost} colors` : null;
}

interface AddressOnChain {
  readonly blockchain: Blockchain;
  readonly contractAddress: string;
}

/** Runs even when other fields are refused, so that all errors are shown at once. */
function refuseForeignAddress(coin: Partial<AddressOnChain>, context: z.RefinementCtx): void {
  const { blockchain, contractAddress } = coin;
  if (
    typeof contractAddress !== 'string' ||
    contractAddress === '' ||
    !blockchain ||
    !blockchains.includes(blockchain)
  )
    return;
  const check = checkAddress(blockchain, contractAddress);
  if (!check.ok) context.addIssue({ code: 'custom', path: ['contractAddress'], message: check.message });
}

function canonicalAddress({ blockchain, contractAddress }: AddressOnChain): string {
  if (contractAddress === '') return '';
  const check = checkAddress(blockchain, contractAddress);
  return check.ok ? check.address : contractAddress;
}
