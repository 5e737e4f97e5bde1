import type { BuildValues } from '../../../coins/contract.ts';
import { type CoinField, coinFieldEntries } from '../../../coins/fields/fields.ts';

/** What one save of the coin's facts changed: the same fields before and after it. */
export interface FactsChange {
  readonly before: Partial<BuildValues>;
  readonly after: Partial<BuildValues>;
}

/** The fields in which two states of the coin differ; null where they are the same. */
export function changeBetween(before: BuildValues, after: BuildValues): FactsChange | null {
  const names = coinFieldEntries
    .map(([name]) => name)
    .filter((name) => !isSameFact(before[name], after[name]));
  return names.length === 0 ? null : { before: pick(before, names), after: pick(after, names) };
}

/** What takes a change back. */
export function reversed({ before, after }: FactsChange): FactsChange {
  return { before: after, after: before };
}

export function fieldsOf({ after }: FactsChange): CoinField[] {
  return Object.keys(after) as CoinField[];
}

export function isSameFact(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const list = new Intl.ListFormat('en-US');

/** Labels that are a part of a sentence in the form. */
const names: Partial<Record<CoinField, string>> = {
  mainImageUrl: 'Picture',
  subject: 'What the page is about',
  tone: 'Tone',
  pageLanguage: 'Language',
  emblem: 'Character',
  chartEmbed: 'Chart',
};

/** Fields as a sentence names them, e.g. `Symbol and Telegram`. */
export function factNames(fields: readonly CoinField[]): string {
  const labels = coinFieldEntries.flatMap(([name, { label }]) =>
    fields.includes(name) ? [names[name] ?? label] : [],
  );
  return list.format(labels);
}

/** As the history names it. */
export function changeLabel(change: FactsChange): string {
  const fields = fieldsOf(change);
  return fields.length > 2 ? `Change ${fields.length} facts` : `Change ${factNames(fields)}`;
}

function pick(values: BuildValues, fields: readonly CoinField[]): Partial<BuildValues> {
  return Object.fromEntries(fields.map((name) => [name, values[name]]));
}
