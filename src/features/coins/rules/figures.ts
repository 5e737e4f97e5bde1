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
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[’ʼ`]/g, "'")
    .trim()
    .toLowerCase();
  const { number = '', word = '' } = /^(?<number>\d[\d .,'_]*?) ?(?<word>[a-z]*)$/.exec(plain)?.groups ?? {};
  const magnitude = magnitudes.get(word);
  // Two dots or more can only keep thousands apart.
  const figure = dottedThousands.test(number) ? number.replaceAll('.', '') : number;
  const [whole = '', decimals = '', ...more] = figure.split('.');
  if (magnitude === undefined || more.length > 0 || !wholeNumber.test(whole)) return null;
  if (figure.includes('.') && !/^\d+$/.test(decimals)) return null;
  const isAmbiguous = decimals.length === 3 && magnitude === '' && /^[1-9]\d{0,2}$/.test(whole);
  if (isAmbiguous || decimals.length > decimalsAtMost) return null;

  const digits = withoutLeadingZeros(whole.replaceAll(/\D/g, ''));
  const fraction = decimals.replace(/0+$/, '');
  if (digits.length > digitsAtMost || (digits === '0' && fraction === '')) return null;
  const grouped = digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return `${grouped}${fraction && `.${fraction}`}${magnitude}`;
}

/** A percentage in its stored form, from `0` to `100` with at most two decimals and without `%`; null when it is none. */
export function readPercent(text: string): string | null {
  const plain = text
    .normalize('NFKC')
    .replace(/\s*%\s*$/, '')
    .trim();
  const { whole = '', decimals = '' } =
    /^(?<whole>\d{1,3})(?:[.,](?<decimals>\d{1,2}))?$/.exec(plain)?.groups ?? {};
  if (whole === '') return null;
  const fraction = decimals.replace(/0+$/, '');
  const figure = `${withoutLeadingZeros(whole)}${fraction && `.${fraction}`}`;
  return Number(figure) <= 100 ? figure : null;
}

function withoutLeadingZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '');
}
