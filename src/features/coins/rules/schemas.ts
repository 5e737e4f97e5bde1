import { meansNothing } from '@moonpage/engine/chains/pasted-address.ts';
import { findPolicyViolations } from '@moonpage/engine/policy/creator-text.ts';
import { withoutInvisible } from '@moonpage/engine/policy/plain-text.ts';
import { z } from 'zod';
import { cleanWords, countCharacters } from './text.ts';

/** More entries of a list than this, empty ones included, are not even looked at. */
export const entriesAtMost = 50;

/** A text that is refused for its length before anything reads it. @param units the most UTF-16 units */
export function bounded(units = 2048, tooLong = `Please enter at most ${units} characters`) {
  // Zod counts code points, of which each may be two units.
  return z
    .string()
    .max(units, { error: tooLong, abort: true })
    .refine((text) => text.length <= units, tooLong);
}

/** The same as it is typed, where missing is empty, without what nobody sees in it. */
export function typed(units?: number, tooLong?: string, withoutUnseen = withoutInvisible) {
  return bounded(units, tooLong).prefault('').transform(withoutUnseen);
}

/** The same of an address or a figure, where no script and no emoji needs a character that shows nothing. */
export function typedSigns(units?: number, tooLong?: string) {
  return typed(units, tooLong, (text) => text.replace(/[\p{DI}\u2800]/gu, ''));
}

/** What `reader` makes of a trimmed text; null refuses it. */
export function read(reader: (text: string) => string | null, message: string) {
  return z.string().transform((text, context) => {
    const result = reader(text.trim());
    if (result !== null) return result;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

/** Like `read`, and may be left empty, also in words: `TBA`, `-`. */
export function readIfGiven(reader: (text: string) => string | null, message: string, units = 2048) {
  return typedSigns(units, message).pipe(
    read((text) => reader(text) ?? (meansNothing(text) ? '' : null), message),
  );
}

/** Most UTF-16 units of the creator's own words, unless a field says otherwise. */
export const wordsUnits = 512;

export interface OwnWords {
  /** Begins the refusals, e.g. `Coin name`. */
  readonly name: string;
  /** Characters as a person counts them. */
  readonly min?: number;
  readonly max: number;
  readonly tooLong?: string;
  /** Most UTF-16 units that are read at all. */
  readonly units?: number;
  /** From what is pasted to what is stored, without what nobody sees. */
  readonly clean?: (text: string) => string;
  /** What the text policy refuses in them. */
  readonly findViolations?: typeof findPolicyViolations;
}

function tooFewCharacters(name: string, min: number, text: string): string {
  const note = /\p{Extended_Pictographic}/u.test(text) ? ' (an emoji counts as one)' : '';
  return `${name} must be at least ${min} characters${note}`;
}

/** Refuses words beyond `max` characters. */
export function tooManyCharacters(name: string, max: number): string {
  return `${name} must be at most ${max} characters`;
}

/** The creator's own words: only their length and what endangers readers is refused. */
export function ownWords(own: OwnWords) {
  const {
    name,
    min = 0,
    max,
    units = wordsUnits,
    clean = cleanWords,
    findViolations = findPolicyViolations,
  } = own;
  const { tooLong = tooManyCharacters(name, max) } = own;
  return bounded(units, tooLong)
    .prefault('')
    .transform((text, context) => {
      const cleaned = clean(text);
      const count = countCharacters(cleaned);
      const refusal =
        count < min
          ? tooFewCharacters(name, min, cleaned)
          : count > max
            ? tooLong
            : findViolations(cleaned)[0]?.message;
      if (refusal === undefined) return cleaned;
      context.addIssue({ code: 'custom', message: refusal });
      return z.NEVER;
    });
}

interface ListRule<Entry> {
  readonly max: number;
  readonly tooMany: string;
  /** Which entries are kept; all of them unless it is given. */
  readonly isFilled?: (entry: Entry) => boolean;
}

/** A list that may be missing. */
export function listOf<Entry extends z.ZodType>(
  entry: Entry,
  { max, tooMany, isFilled = () => true }: ListRule<z.output<Entry>>,
) {
  return z
    .array(z.unknown())
    .max(entriesAtMost, tooMany)
    .prefault([])
    .pipe(z.array(entry))
    .transform((entries) => entries.filter(isFilled))
    .refine((entries) => entries.length <= max, tooMany);
}
