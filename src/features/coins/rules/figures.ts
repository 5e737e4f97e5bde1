import { plainDigits } from '@moonpage/engine/text/digits.ts';

/** A word of a large number by its power of ten; those that English has are stored, the others are multiplied out. */
const powers: ReadonlyMap<string, number> = new Map(
  (
    [
      [0, ''],
      // Not `mil`, a thousand in Spanish and a million in English.
      [3, 'thousand k тыс тысяч mille tausend bin 千'],
      [4, '万 萬 만'],
      [5, 'lakh lac लाख'],
      [
        6,
        'million millions mn mio m млн миллион миллионов millón millones milhão milhões milyon millionen juta triệu मिलियन مليون میلیون 百万 百萬',
      ],
      [7, 'crore cr करोड़ 千万 千萬'],
      [8, '亿 億 억'],
      [
        9,
        'billion billions bn b млрд миллиард миллиардов milliard milliards mrd milyar bilhão bilhões milliarde milliarden miliar tỷ مليار میلیارد 十亿',
      ],
      [12, 'trillion trillions tn t трлн триллион триллионов trilhão trilhões trilyon triliun 万亿 兆 조'],
      [15, 'quadrillion quadrillions'],
    ] as const
  ).flatMap(([power, words]) => words.split(' ').map((word) => [word.normalize('NFKC'), power] as const)),
);

const stored: ReadonlyMap<number, string> = new Map([
  [0, ''],
  [3, ' thousand'],
  [6, ' million'],
  [9, ' billion'],
  [12, ' trillion'],
  [15, ' quadrillion'],
]);

/** Longest figure that is read or stored, in UTF-16 units. */
export const figureUnits = 32;
const digitsAtMost = 24;
const decimalsAtMost = 8;

/** Thousands, or lakhs and crores, kept apart by one and the same mark all the way, or not at all. */
const wholeNumber =
  /^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})+,\d{3}|\d{1,3}(?: \d{3})+|\d{1,3}(?:'\d{3})+|\d{1,3}(?:_\d{3})+)$/;
const dottedThousands = /^\d{1,3}(?:\.\d{3}){2,}(?:,\d{1,2})?$/;
/** `1e9`, `10^9`, `1 x 10^9`. */
const powerOfTen = /^(?:(?<base>\d+(?:\.\d+)?)(?:e\+?| ?[x×*] ?10\^)|10\^)(?<power>\d{1,2})$/;
/** What says nothing of how many. */
const aside =
  /^(?:~|≈|ca\.?|about) ?| ?(?:\([^()]*\)|\$[\p{L}\p{N}]+|tokens?|coins?|fixed|total|supply|max)$/u;

/**
 * A total supply in its stored form: `1,000,000,000`, `420.69 trillion`; a letter becomes its word.
 * @returns null when it is no number above zero, or could be read as two: `21.500` with no word after it.
 */
export function readSupply(text: string): string | null {
  if (text.length > figureUnits) return null;
  let plain = plainDigits(text).replace(/\s+/gu, ' ').replace(/[’ʼ`]/g, "'").trim().toLowerCase();
  while (aside.test(plain)) plain = plain.replace(aside, '');
  const written = powerOfTen.exec(plain)?.groups;
  if (written) return spelled(written['base'] ?? '1', Number(written['power']));
  const wordStart = plain.search(/[\p{L}]/u);
  const [number, word] =
    wordStart === -1 ? [plain, ''] : [plain.slice(0, wordStart).trimEnd(), plain.slice(wordStart)];
  const power = powers.get(word.replace(/\.$/, ''));
  return power === undefined ? null : spelled(number, power);
}

/** `number` times ten to `power`, as it is stored; null where the number cannot be read. */
function spelled(number: string, power: number): string | null {
  // Two dots or more can only keep thousands apart.
  const figure = dottedThousands.test(number) ? number.replaceAll('.', '').replace(',', '.') : number;
  const [whole = '', decimals = '', ...more] = figure.split('.');
  if (more.length > 0 || !wholeNumber.test(whole)) return null;
  if (figure.includes('.') && !/^\d+$/.test(decimals)) return null;
  const isAmbiguous = decimals.length === 3 && power === 0 && /^[1-9]\d{0,2}$/.test(whole);
  if (isAmbiguous || decimals.length > decimalsAtMost) return null;
  const word = stored.get(power);
  return word === undefined
    ? inWords(whole + decimals.slice(0, power).padEnd(power, '0'), decimals.slice(power), '')
    : inWords(whole, decimals, word);
}

function inWords(whole: string, decimals: string, word: string): string | null {
  const units = BigInt(whole.replace(/\D/g, ''));
  const fraction = withoutTrailingZeros(decimals);
  if (String(units).length > digitsAtMost || (units === 0n && fraction === '')) return null;
  const supply = `${units.toLocaleString('en-US')}${fraction && `.${fraction}`}${word}`;
  return supply.length > figureUnits ? null : supply;
}

/** What somebody types for no tax at all. */
const noTax = new Set(['none', 'no', 'zero', 'nil']);

/**
 * A percentage in its stored form, from `0` to `100` with at most two decimals and without `%`; null when it is none.
 * @param trade which one is read of a pair such as `0/5`
 */
export function readPercent(text: string, trade: 'buy' | 'sell'): string | null {
  if (text.length > figureUnits) return null;
  const [buy = '', sell = buy, ...more] = plainDigits(text).split('/');
  if (more.length > 0) return null;
  const isTurned = /sell/i.test(buy) && /buy/i.test(sell);
  const plain = ((trade === 'buy') === isTurned ? sell : buy)
    .trim()
    .toLowerCase()
    .replace(trade === 'buy' ? / ?(?:tax|fee|each|buy)$/ : / ?(?:tax|fee|each|sell)$/, '');
  if (noTax.has(plain)) return '0';
  const number = plain.replace(/^% ?| ?%$/, '');
  const { whole = '', decimals = '' } =
    /^(?<whole>\d{1,3})(?:[.,](?<decimals>\d{1,2}))?$/.exec(number)?.groups ?? {};
  // Two decimals at most, so that the number is written as it was typed.
  const percent = Number(`${whole}.${decimals}`);
  return whole !== '' && percent <= 100 ? String(percent) : null;
}

function withoutTrailingZeros(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  return digits.slice(0, end);
}
