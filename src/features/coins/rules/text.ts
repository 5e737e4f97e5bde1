import { findLinks } from '@moonpage/engine/policy/links.ts';
import { withoutInvisible } from '@moonpage/engine/policy/plain-text.ts';
import { plainText } from './pasted-text.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Joiners can chain any number of code points into one character; real ones take at most so many UTF-16 units. */
const unitsOfOneCharacter = 24;

/** How many characters a person sees: an emoji of seven code points is one. */
export function countCharacters(text: string): number {
  // Plain ASCII, by far the most, needs no segmenter.
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return Math.max(count, Math.ceil(text.length / unitsOfOneCharacter));
}

/** The first characters of a text, none of them cut in half. */
export function firstCharacters(text: string, count: number): string {
  const characters: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    if (characters.length === count) break;
    characters.push(segment);
  }
  return characters.join('');
}

/**
 * Characters that show nothing or turn the text around them: controls, lone surrogates, code points that are no characters, direction overrides, blanks of no
 * width. Joiners, variation selectors and tags stay, because emoji and several scripts are made with them.
 */
const hidden =
  /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]|(?!\u200c|\u200d|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}])\p{DI}/gu;

/** More marks on one letter than any language needs climb over the lines around them. */
const pileOfMarks = /(\p{M}{4})\p{M}+/gu;

/** White space, and the Braille pattern without a dot, which shows as little. */
const blank = /[\s\u2800]/gu;

/** One line as it is stored: NFC, nothing hidden, single spaces, none at the ends. Markup and quotes are plain text and stay. */
export function cleanLine(text: string): string {
  const shown = withoutInvisible(text.replace(blank, ' ').replace(hidden, '')).normalize('NFC');
  return shown.replace(pileOfMarks, '$1').replace(/ {2,}/g, ' ').trim();
}

/** The same of words that may be pasted with their marks: Markdown, HTML. */
export function cleanWords(text: string): string {
  return cleanLine(plainText(text));
}

/** Several lines as they are stored: like `cleanLine` on each, with at most one empty line in a row. */
export function cleanParagraphs(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(cleanLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Scripts of which one has letters that look like another's. */
const likeScripts = [
  /\p{sc=Latin}/u,
  /\p{sc=Cyrillic}/u,
  /\p{sc=Greek}/u,
  /\p{sc=Armenian}/u,
  /\p{sc=Cherokee}/u,
];

/** Whether one word is written in letters of several alphabets that look alike. */
export function mixesAlphabets(word: string): boolean {
  return likeScripts.filter((script) => script.test(word)).length > 1;
}

/** Several lines of plain text in which a site whose name mixes scripts stands as computers read it: `xn--…`. */
export function cleanDescription(text: string): string {
  return findLinks(text, 'likely').reduce(
    (shown, link) => {
      const host = /^(?:[a-z]+:\/\/)?([^/?#@]+)/iu.exec(link)?.[1] ?? '';
      return host.split('.').some(mixesAlphabets) && URL.canParse(`https://${host}`)
        ? shown.replaceAll(host, new URL(`https://${host}`).hostname)
        : shown;
    },
    cleanParagraphs(plainText(text)),
  );
}

/** A ticker as it is stored: without `$` before it, without white space, in capitals. */
export function cleanSymbol(text: string): string {
  return cleanLine(text.toUpperCase().replace(blank, '')).replace(/^[$＄﹩]+/u, '');
}
