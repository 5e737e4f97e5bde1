/** How Latin letters are drawn otherwise: small capitals, letters with strokes and hooks. Unicode's own folding leaves them. */
const drawings: Readonly<Record<string, string>> = {
  a: 'ᴀɑɐⱥ🅐🅰',
  b: 'ʙɓƀƃ🅑🅱',
  c: 'ᴄƈȼꞓ🅒🅲',
  d: 'ᴅđɖɗ🅓🅳',
  e: 'ᴇɛəɘɇⱻɜ🅔🅴',
  f: 'ꜰƒ🅕🅵',
  g: 'ɢɡɠǥʛ🅖🅶',
  h: 'ʜħɦɥ🅗🅷',
  i: 'ɪıɨɩ🅘🅸',
  j: 'ᴊɉȷ🅙🅹',
  k: 'ᴋƙⱪ🅚🅺',
  l: 'ʟłƚɫɭɬꞁ🅛🅻',
  m: 'ᴍɱɯ🅜🅼',
  n: 'ɴɲƞŋɳ🅝🅽',
  o: 'ᴏøɵɔ🅞🅾',
  p: 'ᴘƥᵽ🅟🅿',
  q: 'ꞯʠɋ🅠🆀',
  r: 'ʀɹɾɽɍ🅡🆁',
  s: 'ꜱʂȿ🅢🆂',
  t: 'ᴛŧƭʈⱦ🅣🆃',
  u: 'ᴜʉ🅤🆄',
  v: 'ᴠʋʌ🅥🆅',
  w: 'ᴡʍⱳ🅦🆆',
  x: '🅧🆇',
  y: 'ʏƴɏʎ🅨🆈',
  z: 'ᴢƶʐȥ🅩🆉',
};

/** Letters of Cyrillic, Greek, Armenian, Cherokee, Coptic and Canadian syllabics that pass for Latin ones. */
const likenesses: Readonly<Record<string, string>> = {
  a: 'аαꭺⲁᗩᗅ',
  b: 'вьβᏼⲃᗷ',
  c: 'сϲꮯⲥᑕ',
  d: 'ԁꭰᗪᗞ',
  e: 'еєεꭼⲉ',
  f: 'ғᖴ',
  g: 'ԍցꮐᏽ',
  h: 'нһհꮋⲏᕼ',
  i: 'іιӏꭵⲓ',
  j: 'јϳꭻᒍ',
  k: 'кκꮶⲕ',
  l: 'ꮮᒪ',
  m: 'мꮇⲙᗰ',
  n: 'пиηոⲛᑎ',
  o: 'оοσօⲟ',
  p: 'рρꮲⲣᑭ',
  q: 'ԛᑫ',
  r: 'гягꭱꮢᖇ',
  s: 'ѕꮪտᔕ',
  t: 'тτꭲⲧ',
  u: 'цυսᑌ',
  v: 'ѵνꮩᐯ',
  w: 'шԝωꮃⲱᗯ',
  x: 'хχⲭ᙭',
  y: 'уүγⲩ',
  z: 'ꮓⲍᘔ',
};

/** Words that nobody spells in another alphabet by chance. */
const telling = new Set(
  'seed phrase phrases secret recovery private key keys wallet wallets connect enter words your password passphrase mnemonic verify claim airdrop guaranteed guarantee profit profits risk'.split(
    ' ',
  ),
);

const drawn = byVariant(drawings);
const alike = byVariant(likenesses);

function byVariant(table: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(table).flatMap(([letter, variants]) => Array.from(variants, (each) => [each, letter])),
  );
}

/** Latin letters for those that are only drawn otherwise. */
export function redrawn(text: string): string {
  return text.replaceAll(/\P{ASCII}/gu, (letter) => drawn.get(letter) ?? letter);
}

/**
 * Latin letters for their lookalikes: in words that hold a Latin letter, in words of nothing but lookalikes among Latin ones, and
 * where a telling word comes out. Words of other alphabets stay as they are.
 */
export function latinised(text: string): string {
  if (!Array.from(text).some((letter) => alike.has(letter))) return text;
  const words = text.match(word) ?? [];
  let at = 0;
  let before: string | undefined;
  return text.replaceAll(word, (each) => {
    const after = words[at + 1];
    at += 1;
    before = readWord(each, before, after);
    return before;
  });
}

const word = /[\p{L}\p{N}]+/gu;

function readWord(each: string, before: string | undefined, after: string | undefined): string {
  if (!/\P{ASCII}/u.test(each)) return each;
  const mapped = each.replaceAll(/\P{ASCII}/gu, (letter) => alike.get(letter) ?? letter);
  if (mapped === each) return each;
  if (/[a-z]/.test(each) || telling.has(mapped)) return mapped;
  const neighbours = [before, after].filter((one) => one !== undefined);
  const isAmongLatin =
    isLatinOrAlike(each) && neighbours.some((one) => /[a-z]/.test(one)) && neighbours.every(isLatinOrAlike);
  return isAmongLatin ? mapped : each;
}

function isLatinOrAlike(each: string): boolean {
  return Array.from(each).every((letter) => /[a-z\p{N}]/u.test(letter) || alike.has(letter));
}

/** What figures and signs stand for inside a word. */
export const letterFor: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '+': 't',
};

/** The text with figures and signs inside words read as letters (`s33d`, `w4llet`); a one is an i or an l. None where there are none. */
export function lettersForFigures(plain: string): string[] {
  if (!/[a-z][0134578@$]|[0134578@$!|+][a-z]/.test(plain)) return [];
  const read = (one: string) =>
    plain.replaceAll(/\S+/g, (each) =>
      (each.match(/[a-z]/g)?.length ?? 0) < 2
        ? each
        : each.replaceAll(/[0134578@$!|+]/g, (sign) => (sign === '1' ? one : (letterFor[sign] ?? sign))),
    );
  return [...new Set([read('i'), read('l')])].filter((each) => each !== plain);
}
