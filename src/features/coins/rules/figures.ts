/** Words of large numbers, and the letters that stand for them. */
const magnitudes: ReadonlyMap<string, string> = new Map([
  ['', ''],
  ['thousand', ' thousand'],
  ['k', ' thousand'],
  ['million', ' million'],
  ['m', ' million'],
  ['billion', ' billion'],
  ['b', ' billion'],
  ['trillion', ' trillion'],
  ['t', ' trillion'],
  ['quadrillion', ' quadrillion'],
]);

/** Longest figure that is read or stored, in UTF-16 units. */
export const figureUnits = 32;
const digitsAtMost = 24;
const decimalsAtMost = 8;

/** Thousands kept apart by one and the same mark all the way, or not at all. */
const wholeNumber = /^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|\d{1,3}(?:'\d{3})+|\d{1,3}(?:_\d{3})+)$/;
const dottedThousands = /^\d{1,3}(?:\.\d{3}){2,}$/;

/**
 * A total supply in its stored form: `1,000,000,000`, `420.69 trillion`; a letter becomes its word.
 * @returns null when it is no number above zero, or could be read as two: `21.500` with no word after it.
 */
export function readSupply(text: string): string | null {
  if (text.length > figureUnits) return null;
  const plain = text.normalize('NFKC').replace(/\s+/gu, ' ').replace(/[’ʼ`]/g, "'").trim().toLowerCase();
  const wordStart = plain.search(/[a-z]/);
  const [number, word] =
    wordStart === -1 ? [plain, ''] : [plain.slice(0, wordStart).trimEnd(), plain.slice(wordStart)];
  const magnitude = magnitudes.get(word);
  // Two dots or more can only keep thousands apart.
  const figure = dottedThousands.test(number) ? number.replaceAll('.', '') : number;
  const [whole = '', decimals = '', ...more] = figure.split('.');
  if (magnitude === undefined || more.length > 0 || !wholeNumber.test(whole)) return null;
  if (figure.includes('.') && !/^\d+$/.test(decimals)) return null;
  const isAmbiguous = decimals.length === 3 && magnitude === '' && /^[1-9]\d{0,2}$/.test(whole);
  if (isAmbiguous || decimals.length > decimalsAtMost) return null;

  const units = BigInt(whole.replace(/\D/g, ''));
  const fraction = withoutTrailingZeros(decimals);
  if (String(units).length > digitsAtMost || (units === 0n && fraction === '')) return null;
  const supply = `${units.toLocaleString('en-US')}${fraction && `.${fraction}`}${magnitude}`;
  return supply.length > figureUnits ? null : supply;
}

/** A percentage in its stored form, from `0` to `100` with at most two decimals and without `%`; null when it is none. */
export function readPercent(text: string): string | null {
  if (text.length > figureUnits) return null;
  const plain = text.normalize('NFKC').trim();
  const number = plain.endsWith('%') ? plain.slice(0, -1).trimEnd() : plain;
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
