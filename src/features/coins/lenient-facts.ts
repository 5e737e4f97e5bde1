import { checkAddress } from '@moonpage/engine/chains/address.ts';
import type { Facts } from '@moonpage/engine/facts.ts';
import { todayInCst } from '@moonpage/engine/launch/launch.ts';
import { type CoinDetails, coinDetails } from './contract.ts';
import { toFacts } from './facts.ts';
import { coinFieldEntries } from './fields/fields.ts';
import { publishableTexts } from './publishable-texts.ts';

/** A value that the form would not have taken, and the sentence with which it refuses it. */
export interface RefusedValue {
  readonly field: string;
  readonly value: string;
  readonly message: string;
}

export interface LenientFacts {
  /** Without pictures. */
  readonly facts: Facts;
  readonly refused: readonly RefusedValue[];
}

interface LenientDetails {
  readonly details: CoinDetails;
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
  const { details, refused } = lenientDetails(coin, now);
  return { facts: toFacts(details, null, []), refused };
}

/** The same as details, with their `publishableTexts`. */
export function lenientDetails(coin: unknown, now: number): LenientDetails {
  const fields = coin !== null && typeof coin === 'object' ? coin : {};
  const own = Object.entries(fields).filter(
    ([, value]) => value !== undefined && value !== '' && value !== null,
  );
  const input = new Map<string, unknown>([
    ['email', 'gallery@example.com'],
    ['launchDate', todayInCst(now + launchesInDays * day)],
    ...own,
  ]);
  const refused: RefusedValue[] = [];
  const entries = coinFieldEntries.map(([field, { rule, start, empty, replace }]) => {
    const value = input.get(field) ?? start;
    const { data, error } = rule.safeParse(value);
    if (!error) return [field, data] as const;
    refused.push({ field, value: shown(value), message: error.issues[0]?.message ?? '' });
    const replacement = replace?.(typeof value === 'string' ? value : '') || (start ?? empty);
    return [field, replacement] as const;
  });
  const parsed = coinDetails.parse(Object.fromEntries(entries));
  const { blockchain, contractAddress } = parsed;
  const address = contractAddress === '' ? null : checkAddress(blockchain, contractAddress);
  if (address?.ok === false) {
    refused.push({ field: 'contractAddress', value: contractAddress, message: address.message });
  }
  const details = {
    ...parsed,
    ...publishableTexts(parsed).texts,
    contractAddress: address?.ok ? address.address : '',
  };
  return { details, refused };
}

/** A refused value as a line of a list. */
function shown(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
