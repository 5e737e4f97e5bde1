import { reviewText } from '@moonpage/engine/compose/review.ts';
import type { Facts } from '@moonpage/engine/facts.ts';
import { todayInCst } from '@moonpage/engine/launch/launch.ts';
import { coinDefaults, type CoinDetailsInput, coinDetailsInput } from './contract.ts';
import { toFacts } from './facts.ts';
import { coinDetailsSchema, coinLengths } from './rules/coin-details.ts';
import { cleanLine, cleanParagraphs, cleanSymbol, countCharacters, firstCharacters } from './rules/text.ts';

/** A value that the form would not have taken, and the sentence with which it refuses it. */
export interface RefusedValue {
  readonly field: string;
  readonly value: string;
  readonly message: string;
}

export interface LenientFacts {
  readonly facts: Facts;
  readonly refused: readonly RefusedValue[];
}

const launchesInDays = 30;
const day = 24 * 60 * 60 * 1000;

/**
 * The facts of a coin whose details never passed the form: what it refuses is left out, cut to the form's length or replaced by
 * what the form starts with, and listed. A launch date that was not given is a month away.
 * @param coin any value; fields that the form does not know are ignored
 * @param now milliseconds since 1970
 */
export function lenientFacts(coin: unknown, now: number): LenientFacts {
  const fields = coin !== null && typeof coin === 'object' ? coin : {};
  const given = new Map<string, unknown>(Object.entries(fields));
  const schema = coinDetailsSchema({ today: '0000-00-00', savedLaunchDate: null, review: reviewText });
  const refused: RefusedValue[] = [];
  const input: Record<string, unknown> = {
    email: 'gallery@example.com',
    launchDate: todayInCst(now + launchesInDays * day),
    ...coinDefaults,
  };
  for (const field of Object.keys(coinDetailsInput.shape)) {
    const value = given.get(field);
    if (value !== undefined && value !== '' && value !== null) input[field] = value;
  }
  // Each round mends every field that is refused; a mended one may uncover another, such as an address of another chain.
  for (let round = 0; round < 4; round += 1) {
    const { error, data } = schema.safeParse(input);
    if (data) return { facts: withShortTexts(toFacts(data, null, []), input, refused), refused };
    for (const { path, message } of error.issues) {
      const field = String(path[0]);
      if (refused.some((each) => each.field === field)) continue;
      refused.push({ field, value: shown(input[field]), message });
      input[field] = replacementFor(field, input[field]);
    }
  }
  throw new Error(`The form has no fallback for ${refused.map(({ field }) => field).join(', ')}.`);
}

/** Placeholders for texts that are too short for the form; the page shows the short text itself. */
const standIns = { coinName: 'Coin', symbol: 'COIN', description: 'A coin of few words.' } as const;

function replacementFor(field: string, value: unknown): string | undefined {
  const text = typeof value === 'string' ? value : '';
  switch (field) {
    case 'coinName':
      return cut(cleanLine(text), coinLengths.coinName, standIns.coinName);
    case 'symbol':
      return cut(cleanSymbol(text), coinLengths.symbol, standIns.symbol);
    case 'description':
      return cut(cleanParagraphs(text), coinLengths.description, standIns.description);
    case 'blockchain':
      return 'Other';
    case 'email':
      return 'gallery@example.com';
    case 'mainColors':
    case 'pageBackground':
    case 'launchTime':
      return coinDefaults[field];
    case 'launchDate':
      return '2030-01-01';
    default:
      return undefined;
  }
}

/** What is refused for its length and not too long is too short. */
function cut(text: string, length: number, standIn: string): string {
  return countCharacters(text) > length ? firstCharacters(text, length).trim() : standIn;
}

/** The short name, ticker or description itself in the place of its stand-in. */
function withShortTexts(facts: Facts, input: CoinDetailsInput, refused: readonly RefusedValue[]): Facts {
  const own = new Map(refused.map(({ field, value }) => [field, value]));
  const textOf = (field: keyof typeof standIns, clean: (text: string) => string) =>
    input[field] === standIns[field] ? clean(own.get(field) ?? '') : '';
  return {
    ...facts,
    name: textOf('coinName', cleanLine) || facts.name,
    symbol: textOf('symbol', cleanSymbol) || facts.symbol,
    description: textOf('description', cleanParagraphs) || facts.description,
  };
}

/** A refused value as a line of a list. */
function shown(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
