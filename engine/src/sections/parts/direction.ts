import type { TokenValues } from '../../text/tokens.ts';
import { fillTokens, splitTokens } from '../../text/tokens.ts';

/** Whether the first letter is of a script that is written from right to left. */
const rightToLeft = /^\P{L}*[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}\p{sc=Adlam}]/u;

/** The direction of a text's element: browsers look at the words between the tokens, and a text of nothing but names has none. */
export function directionOf(text: string, tokens: TokenValues): 'auto' | 'rtl' {
  const hasWords = splitTokens(text).some((part) => 'literal' in part && /\p{L}/u.test(part.literal));
  return !hasWords && rightToLeft.test(fillTokens(text, tokens)) ? 'rtl' : 'auto';
}
