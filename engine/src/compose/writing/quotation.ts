import { rightToLeftLetter } from '../../text/right-to-left.ts';

/** Keeps a quotation that runs from right to left from turning the words around it. */
export function isolate(text: string, quote: string): string {
  if (quote === '' || text === quote || !rightToLeftLetter.test(quote)) return text;
  return text.replace(quote, () => `\u2068${quote}\u2069`);
}
