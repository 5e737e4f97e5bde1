import type { Facts } from '@moonpage/engine/facts.ts';
import { findPolicyViolations } from '@moonpage/engine/policy/creator-text.ts';
import { z } from 'zod';
import { linesOf, moreLinksUnits, readMoreLinks, tooManyLinks } from '../rules/more-links.ts';
import { bounded, type OwnWords, ownWords, tooManyCharacters, typed, wordsUnits } from '../rules/schemas.ts';
import { cleanWords, firstCharacters } from '../rules/text.ts';

/**
 * One field of the build form, from its label to the page. Its name is also that of its column in `profiles`; whatever lists the
 * fields derives from these entries.
 */
export interface Field {
  /** Of its input element, exact. */
  readonly label: string;
  /** As it is sent; a missing one counts as empty. */
  readonly input: z.ZodType;
  /** From what is typed to what is stored. What comes out passes again and comes out the same. */
  readonly rule: z.ZodType;
  readonly stored: z.ZodType;
  /** What is stored for nothing. */
  readonly empty: unknown;
  /** What a new form starts with (specification, section 9), if not with nothing. */
  readonly start?: string;
  /** What `lenientFacts` takes for a value that the rule refuses, if not the start; empty for that, too. */
  readonly replace?: (typed: string) => string;
  /** Most characters, as a person counts them, or entries of a list. */
  readonly max?: number;
  /** Its part of the facts; left out where a fact comes from more than this field. */
  readonly fact?: (stored: never) => Partial<Facts>;
}

/** A field of text, as it is sent (null, as an empty column of the profile is, counts as missing) and stored. @param units the most UTF-16 units of it that are taken */
export const textField = (units?: number, tooLong?: string) => ({
  input: bounded(units, tooLong).nullish(),
  stored: z.string(),
  empty: '',
});
export const typedText = textField();

/** A field for one of some names; empty for none of them. */
export function choiceField<const Names extends readonly string[]>(label: string, names: Names) {
  const choice = z.enum(['', ...names], `Please choose one of ${names.join(', ')}`);
  return { ...typedText, label, rule: typed().pipe(choice), stored: choice };
}

interface WordsField extends Pick<Field, 'label' | 'fact' | 'replace'>, Omit<OwnWords, 'name'> {
  /** Begins the refusals, if not the label. */
  readonly name?: string;
  /** What replaces a refused text that may not be cut or of which nothing is left. */
  readonly standIn?: string;
}

/** A field for the creator's own words. */
export function wordsField<Own extends WordsField>(own: Own) {
  const { label, name = label, standIn = '', clean = cleanWords, max, units = wordsUnits } = own;
  const { tooLong = tooManyCharacters(name, max) } = own;
  const cut = (given: string) => {
    const text = firstCharacters(clean(given), max).trim();
    return text === '' || own.findViolations?.(text)[0] !== undefined ? standIn : text;
  };
  const replace = standIn === '' ? () => '' : cut;
  return { ...textField(units, tooLong), rule: ownWords({ ...own, name }), replace, ...own };
}

/** A field for the coin's place elsewhere: a link where `parse` finds one, else the creator's words, which no page links. */
export function channelField<Fact>(
  label: string,
  parse: (text: string) => string | null,
  fact: (link: string | null) => Fact,
) {
  const words = ownWords({ name: label, max: 80, units: 2048, findViolations: endangering });
  return {
    ...typedText,
    label,
    rule: typed().transform((text, context) => {
      const link = parse(text.trim());
      if (link !== null) return link;
      const { data, error } = words.safeParse(text);
      if (!error) return data;
      context.addIssue({ code: 'custom', message: error.issues[0]?.message ?? '' });
      return z.NEVER;
    }),
    fact: (stored: string) => fact(isLink(stored) ? stored : null),
  };
}

/** A field for many links, one on each line. */
export function linksField<Fact>(label: string, fact: (links: string[]) => Fact) {
  return {
    ...textField(moreLinksUnits, tooManyLinks),
    label,
    rule: typed(moreLinksUnits, tooManyLinks).transform((text, context) => {
      const { links, refusal } = readMoreLinks(text);
      if (refusal === null) return links.join('\n');
      context.addIssue({ code: 'custom', message: refusal });
      return z.NEVER;
    }),
    replace: (text: string) => readMoreLinks(text).links.join('\n'),
    fact: (stored: string) => fact(linesOf(stored)),
  };
}

/** Whether a stored channel is a link; a name or link that is recognised was made one. */
export function isLink(channel: string): boolean {
  return channel.startsWith('https://');
}

/** An address that is no https link stands as text. */
function endangering(text: string) {
  return findPolicyViolations(text).filter(({ code }) => code !== 'link');
}
