import type { TokenValues } from '../../text/tokens.ts';
import { rightToLeftLetter } from '../../text/right-to-left.ts';
import { fillTokens, splitTokens } from '../../text/tokens.ts';

/** Languages that are written from right to left. */
const rightToLeftLanguage = /^(?:ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/;

/**
 * The direction of a text's element: browsers look at the words between the tokens, and a text of nothing but names has none. On a page
 * in a language from right to left, `HARA` at the beginning of a sentence does not turn it.
 */
export function directionOf(
  text: string,
  { tokens, lang }: { tokens: TokenValues; lang: string | undefined },
): 'auto' | 'rtl' {
  if (rightToLeftLanguage.test(lang ?? '') && rightToLeftLetter.test(text)) return 'rtl';
  const hasWords = splitTokens(text).some((part) => 'literal' in part && /\p{L}/u.test(part.literal));
  const [firstLetter = ''] = /\p{L}/u.exec(fillTokens(text, tokens)) ?? [];
  return !hasWords && rightToLeftLetter.test(firstLetter) ? 'rtl' : 'auto';
}
