import { fillTokens, type TokenValues } from '../../text/tokens.ts';

/** Whether a text says the coin's name or ticker, be it as a token or letter by letter. */
export function namesCoin(text: string, tokens: TokenValues): boolean {
  const said = wordsOf(fillTokens(text, tokens));
  return [tokens.name, tokens.ticker].some((name) => wordsOf(name) !== '  ' && said.includes(wordsOf(name)));
}

/** With spaces around each word, and none of its marks but a ticker's. */
function wordsOf(text: string): string {
  return ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}$]+/gu, ' ')
    .trim()} `;
}
