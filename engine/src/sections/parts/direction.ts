import type { TokenValues } from '../../text/tokens.ts';
import { fillTokens, splitTokens } from '../../text/tokens.ts';

/** Whether the first letter is of a script that is written from right to left. */
const rightToLeft = /^\P{L}*[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}\p{sc=Adlam}]/u;
const hasRightToLeft = /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}]/u;

/** Languages that are written so. */
const rightToLeftLanguage = /^(?:ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/;

/**
 * The direction of a text's element: browsers look at the words between the tokens, and a text of nothing but names has none. On a page
 * in a language from right to left, `HARA` at the beginning of a sentence does not turn it.
 */
export function directionOf(
  text: string,
  { tokens, lang }: { tokens: TokenValues; lang: string | undefined },
): 'auto' | 'rtl' {
  if (rightToLeftLanguage.test(lang ?? '') && hasRightToLeft.test(text)) return 'rtl';
  const hasWords = splitTokens(text).some((part) => 'literal' in part && /\p{L}/u.test(part.literal));
  return !hasWords && rightToLeft.test(fillTokens(text, tokens)) ? 'rtl' : 'auto';
}
