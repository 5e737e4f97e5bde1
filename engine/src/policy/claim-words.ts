/**
 * Words of claims that only the creator can answer for. A sentence with one of them stays in the story and is not picked for a
 * headline, tagline, marquee, title, description or share card. `*` stands for any ending; at most 80.
 */
export const claimWords: readonly string[] = `
  audit audits audited auditor doxxed kyc safu certified verified approved licensed registered regulated insured backed endorse* sponsor*
  official* partner* affiliat* collab* listing* listed binance coinbase bybit okx kucoin mexc coingecko coinmarketcap certik tax taxes
  taxed fees supply circulating minted burned liquidity locked lp renounced ownership vested vesting holder* investor* investment*
  presale airdrop* giveaway* whitelist* staking apy apr roi profit* dividend* rewards returns gains guarante* undervalued marketcap
  donat* 10x 50x 100x 1000x`
  .trim()
  .split(/\s+/);

const claims = claimWords.map((word) => ({ word, pattern: wordPattern([word]) }));
const anyClaim = wordPattern(claimWords);

/** Whether a sentence claims something that the page's own words must not repeat. */
export function hasClaimWord(sentence: string): boolean {
  return anyClaim.test(sentence);
}

/** The words of the list that a text has, as they stand in the list: `holder*` for `holders`. */
export function claimWordsIn(text: string): string[] {
  if (!hasClaimWord(text)) return [];
  return claims.filter(({ pattern }) => pattern.test(text)).map(({ word }) => word);
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
