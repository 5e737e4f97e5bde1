import { todayInCst } from '@moonpage/engine/launch/launch.ts';
import { type FieldErrors, type FieldPath, get, type Resolver, set } from 'react-hook-form';
import {
  type BuildValues,
  buildValues,
  type CoinDetails,
  type CoinDetailsInput,
  coinDetailsSchema,
  type SavedCoin,
} from '../contract.ts';
import { coinFieldEntries } from '../fields/fields.ts';
import { wordsUnits } from '../rules/schemas.ts';

/** What the form starts with: what is saved, and the defaults for what is not. */
export function startValues({ details }: SavedCoin): BuildValues {
  const values = coinFieldEntries.map(([name, { start }]) => [
    name,
    details[name] || (start ?? details[name]),
  ]);
  return buildValues.parse(Object.fromEntries(values));
}

/** Addresses that somebody was asked about in this tab, and has said are right. */
const sureAddresses = new Set<string>();

export function beSureOf(address: string): void {
  sureAddresses.add(address);
}

/**
 * Checks by the rules of the server, and asks about an address that is probably wrong; reads the clock each time, because a form can
 * stay open over midnight.
 * @param start what is saved
 */
export function buildResolver(
  start: Pick<BuildValues, 'launchDate' | 'contractAddress'>,
): Resolver<BuildValues, unknown, CoinDetails> {
  const isSure = (address: string) => address === start.contractAddress || sureAddresses.has(address);
  return (values) => {
    const rules = { today: todayInCst(Date.now()), savedLaunchDate: start.launchDate || null, isSure };
    const result = coinDetailsSchema(rules).safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: FieldErrors<BuildValues> = {};
    for (const { path, code, message } of result.error.issues) {
      const place = fieldOf(path);
      // The first refusal of a field is the one that is shown.
      if (get(errors, place) === undefined) set(errors, place, { type: code, message });
    }
    return { values: {}, errors };
  };
}

/** Where the form keeps the errors of what an issue names; a whole list keeps its own apart from its entries'. */
function fieldOf(path: readonly PropertyKey[]): FieldPath<BuildValues> {
  const name = path.map(String).join('.');
  return (name === 'roadmap' || name === 'gallery' ? `${name}.root` : name) as FieldPath<BuildValues>;
}

/** A symbol as it should look while it is typed: in capitals, without `$` before it. */
export function tidySymbol(typed: string): string {
  return typed.replace(/^[\s$＄]+/u, '').toUpperCase();
}

/** What the form holds but for its contact address, as far as it can be sent: a text that is too long is cut, or left out. */
export function sendableValues(values: BuildValues): Omit<CoinDetailsInput, 'email'> {
  const fitting = coinFieldEntries.map(([name, { input }]) => {
    const value = values[name];
    const cut = typeof value === 'string' ? value.slice(0, wordsUnits) : undefined;
    return [name, [value, cut].find((each) => input.safeParse(each).success)];
  });
  const { email: _email, ...sendable } = Object.fromEntries(fitting) as CoinDetailsInput;
  return sendable;
}
