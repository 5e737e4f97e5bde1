import { spacedWords } from '@moonpage/engine/policy/claim-words.ts';
import { keepSentences } from '@moonpage/engine/policy/model-text.ts';
import type { PageLanguage } from '@moonpage/engine/languages/texts.ts';

/**
 * Words with which a model promises gain, calls a purchase safe, or hurries readers, in the languages that pages have. They are held
 * against a model's own sentences alone, of which one too many may go; creators' are for `policy/rules.ts`.
 */
const promises: Readonly<Record<PageLanguage, readonly string[]>> = {
  en: [
    'get rich',
    'make you rich',
    'so rich',
    'got rich',
    'getting rich',
    'be rich',
    'richer',
    'riches',
    'wealth',
    'wealthy',
    'millionaire',
    'millionaires',
    'lambo',
    'lambos',
    'to the moon',
    'next big thing',
    'get in early',
    'too late',
    'miss out',
    'last chance',
    'risk free',
    'will pump',
    'it pumps',
    'price will',
    'prints money',
    'before it is gone',
  ],
  es: [
    'hacerse rico',
    'te hará rico',
    'hazte rico',
    'hazte rica',
    'serás rico',
    'riqueza',
    'riquezas',
    'ganancias',
    'rentabilidad',
    'garantizado',
    'garantizada',
    'sin riesgo',
    'sin riesgos',
    'a la luna',
    'última oportunidad',
  ],
  pt: [
    'ficar rico',
    'ficará rico',
    'lucro',
    'lucros',
    'riqueza',
    'garantido',
    'garantida',
    'sem risco',
    'sem riscos',
    'até a lua',
  ],
  fr: [
    'devenir riche',
    'devenez riche',
    'devenez riches',
    'vous rendra riche',
    'richesse',
    'bénéfices',
    'rendement',
    'rendements',
    'garanti',
    'garantie',
    'sans risque',
    'sans risques',
  ],
  de: [
    'reich werden',
    'man reich',
    'alle reich',
    'macht dich reich',
    'wirst reich',
    'reichtum',
    'gewinne',
    'rendite',
    'garantiert',
    'risikofrei',
    'ohne risiko',
  ],
  tr: ['zengin', 'kazanç', 'kâr', 'garantili', 'risksiz'],
  vi: ['giàu', 'lợi nhuận', 'đảm bảo', 'không rủi ro'],
  ru: [
    'разбогатеть',
    'разбогатеешь',
    'разбогатеете',
    'богатство',
    'прибыль',
    'прибыли',
    'гарантировано',
    'гарантирует',
    'гарантирован',
    'без риска',
    'заработать',
    'заработок',
  ],
  id: ['kaya raya', 'jadi kaya', 'keuntungan', 'dijamin', 'tanpa risiko', 'cuan'],
  zh: [
    '稳赚',
    '保本',
    '收益',
    '利润',
    '无风险',
    '零风险',
    '暴富',
    '发财',
    '致富',
    '富有',
    '翻倍',
    '最后机会',
  ],
};

const all = Object.entries(promises).flatMap(([language, list]) =>
  list.map((words) => (language === 'zh' ? words : spacedWords(words))),
);

/**
 * A text without its sentences that promise in words which the creator did not use.
 * @returns what is left of it, and the first words for which a sentence went
 */
export function withoutPromises(
  text: string,
  description: string,
): { unpromising: string; promise: string | null } {
  const theirs = inWords(description);
  const unsaid = all.filter((words) => !theirs.includes(words));
  const { kept, reason } = keepSentences(text, (sentence) => {
    const said = inWords(sentence);
    return unsaid.find((words) => said.includes(words))?.trim() ?? null;
  });
  return { unpromising: kept, promise: reason };
}

/** A text's words, and the text as it is: Chinese has no blanks. */
function inWords(text: string): string {
  return `${text}${spacedWords(text)}`;
}
