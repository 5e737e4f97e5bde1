import { withoutStop } from '../reading/sentences.ts';
import type { Subject } from '../reading/subject-shapes.ts';

/** `A goose.`: true, and already said by every line that names the subject. */
export function isOnlyName(sentence: string, { a, bare }: Subject): boolean {
  return [a, bare].some((name) => name.toLowerCase() === withoutStop(sentence).toLowerCase());
}

/** `{name} no. 1: wizard`, of a coin called Wizard. */
export function namesTwice(text: string, name: string): boolean {
  const [first, ...others] = text.split('{name}');
  if (first === undefined || others.length === 0) return false;
  return others.length > 1 || `${first}${others.join('')}`.toLowerCase().includes(name.toLowerCase());
}

/** As it is compared: two that differ in their marks of quotation say the same. */
export function unmarked(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/["“”«»‘’]/g, '')
    .trim();
}

/** Keeps a quotation that runs from right to left from turning the words around it. */
export function isolate(text: string, quote: string | null): string {
  if (
    quote === null ||
    text === quote ||
    !/[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/u.test(quote)
  )
    return text;
  return text.replace(quote, () => `\u2068${quote}\u2069`);
}
