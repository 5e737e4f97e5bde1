import { chainOf } from '../chains/chains.ts';
import type { Facts } from '../facts.ts';
import { en } from '../languages/en.ts';
import type { Texts } from '../languages/texts.ts';

/** The words that a document's texts may hold in braces. */
export const tokenNames = ['name', 'ticker', 'chain', 'native'] as const;

export type TokenName = (typeof tokenNames)[number];
export type TokenValues = Readonly<Record<TokenName, string>>;

/** A stretch of literal text, or a token to be filled. */
export type TextPart = { literal: string } | { token: TokenName };

const tokenPattern = /\{(name|ticker|chain|native)\}/;

/** Characters that turn the direction of what follows them, and may not leave the name they stand in. */
const directionControls = /[\u202A-\u202E\u2066-\u2069]/g;

/** What the tokens stand for; a coin on `Other` has a chain and a native coin without a name. @param unnamed of the page's texts */
export function tokenValues(facts: Facts, unnamed: Texts['unnamed'] = en.unnamed): TokenValues {
  const chain = chainOf(facts.blockchain);
  return {
    name: facts.name,
    ticker: `$${facts.symbol}`,
    chain: chain.blockchain === 'Other' ? unnamed.chain : chain.blockchain,
    native: chain.native ?? unnamed.native,
  };
}

/** Cuts a text at its tokens; braces around anything else are literal. */
export function splitTokens(text: string): TextPart[] {
  return text
    .split(tokenPattern)
    .map((piece, position): TextPart => {
      const token = position % 2 === 1 ? tokenNames.find((name) => name === piece) : undefined;
      return token === undefined ? { literal: piece } : { token };
    })
    .filter((part) => 'token' in part || part.literal !== '');
}

/** Fills the tokens where only plain text can go (titles, labels): without markup to isolate a name, its controls go. */
export function fillTokens(text: string, values: TokenValues): string {
  const filled = splitTokens(text).map((part) => ('token' in part ? values[part.token] : part.literal));
  return filled.join('').replaceAll(directionControls, '');
}
