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

/** The same in the other languages that pages are written in. */
const translated = {
  de: `steuer* gebühr* liquidität* gesperrt inhaber* halter* investition* vorverkauf* geprüft verifiziert zertifiziert lizenziert versichert
    offiziell* gelistet* gewinn* rendite* belohnung* garanti* spende* gespendet gesamtmenge umlauf eigentümer*`,
  es: `impuesto* liquidez quemad* bloquead* renunciad* propiedad suministro circulante inversi* inversor* preventa auditad* auditoría*
    verificad* certificad* oficial* listad* ganancia* beneficio* rentabilidad recompensa* garanti* donaci*`,
  fr: `taxe* impôt* liquidité* verrouillé* détenteur* investi* prévente audité* vérifié* certifié* approuvé* officiel* partenaire* listé*
    frais renonc* gain gains bénéfice* rendement* récompense* garanti*`,
  id: `pajak likuiditas dibakar dikunci pasokan pemegang investasi diaudit terverifikasi resmi mitra terdaftar keuntungan untung imbalan
    hadiah dijamin jaminan donasi kepemilikan`,
  pt: `taxa taxas imposto* queimad* travad* fornecimento detentor* pré-venda parceir* lucro* ganho* rendimento* doaç*`,
  ru: `налог* комисси* ликвидност* сожжен* сожжён* заблокирован* эмисси* холдер* держател* инвест* предпродаж* аудит аудита проверен*
    сертифицирован* официальн* партнер* партнёр* листинг* прибыль прибыли прибыльн* доход доходы дохода доходност* наград* гарант*
    аирдроп* эйрдроп* стейкинг* пожертв*`,
  tr: `vergi* likidite* yakıl* kilit* arzı yatırım* denetlen* onaylı doğrulan* resmi* ortaklık* listelen* kazanç* kâr getiri getirisi getirili ödül*
    garanti* bağış* sahipliğ*`,
  vi: `thuế|thanh khoản|nguồn cung|nắm giữ|đầu tư|kiểm toán|xác minh|chính thức|đối tác|niêm yết|lợi nhuận|phần thưởng|đảm bảo|bảo đảm|quyên góp`,
  zh: `税|稅|倍|流动性|锁仓|锁定|销毁|供应|总量|持有者|持币|投资|预售|空投|白名单|审计|认证|官方|合作|上币|收益|利润|分红|奖励|回报|保证|质押|捐|放弃`,
};
const { vi, zh, ...others } = translated;

interface Claim {
  /** As it stands in the list. */
  readonly word: string;
  /** What a text that has it has between single spaces. */
  readonly part: string;
}

const claims: readonly Claim[] = [
  ...[
    ...new Set([
      ...claimWords,
      ...Object.values(others).flatMap((words) => words.split(/\s+/)),
      ...vi.split('|'),
    ]),
  ].map((word) => ({
    word,
    part: word.endsWith('*') ? spacedWords(word).trimEnd() : spacedWords(word),
  })),
  // Written without spaces.
  ...zh.split('|').map((word) => ({ word, part: word })),
];

/** Words in small letters, a space around each. Turkish has two letters `i`, of which capitals are often typed as the other. */
export function spacedWords(text: string): string {
  const small = text.toLowerCase().normalize('NFC').replaceAll('\u0307', '').replaceAll('ı', 'i');
  return ` ${(small.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
}

/** Whether a sentence, in whatever language pages have, claims something that the page's own words must not repeat. */
export function hasClaimWord(sentence: string): boolean {
  const words = spacedWords(sentence);
  return claims.some(({ part }) => words.includes(part));
}

/** The words of the list that a text has, as they stand in the list: `holder*` for `holders`. */
export function claimWordsIn(text: string): string[] {
  const words = spacedWords(text);
  return claims.filter(({ part }) => words.includes(part)).map(({ word }) => word);
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
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words.join('|')})(?![\p{L}\p{N}])`, 'iu');
}
