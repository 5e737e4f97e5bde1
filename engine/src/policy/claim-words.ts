/**
 * Words of claims that only the creator can answer for. A sentence with one of them stays in the story and is not picked for a
 * headline, tagline, marquee, title, description or share card. `*` stands for any ending; at most 80.
 */
export const claimWords: readonly string[] = `
  audit* doxx* kyc safu certif* verified approved licensed licenced registered regulated insured backed endorse* sponsor*
  official* partner* affiliat* collab* listing* listed binance coinbase kraken bybit okx kucoin mexc coingecko coinmarketcap certik
  tax taxes taxed fee fees supply circulating minted mint burn burned burnt liquidity locked lp renounced ownership vested vesting
  holder* investor* investment invest presale airdrop* giveaway* whitelist* staking apy apr roi profit* dividend* reward* return*
  gain* guarante* undervalued marketcap market-cap charity donat* million* billion* trillion*`
  .trim()
  .split(/\s+/);

const claim = wordPattern(claimWords);

/** Whether a sentence claims something that the page's own words must not repeat. */
export function hasClaimWord(sentence: string): boolean {
  return claim.test(sentence);
}

/** What the form has a field for, where pages mark it as stated by the creator. */
export type ClaimField = 'supply' | 'taxes' | 'liquidity' | 'ownership';

const fieldWords: Record<ClaimField, RegExp> = {
  supply: wordPattern(['supply', 'circulating', 'minted']),
  taxes: wordPattern(['tax', 'taxes', 'taxed', 'untaxed']),
  liquidity: wordPattern(['liquidity', 'lp']),
  ownership: wordPattern(['ownership', 'renounced']),
};

/** The fields whose matter a text speaks of, each once. */
export function mentionedFields(text: string): readonly ClaimField[] {
  return (Object.keys(fieldWords) as ClaimField[]).filter((field) => fieldWords[field].test(text));
}

function wordPattern(words: readonly string[]): RegExp {
  const shapes = words.map((word) => word.replace('*', String.raw`\p{L}*`));
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${shapes.join('|')})(?![\p{L}\p{N}])`, 'iu');
}
