/** Letters of other alphabets that pass for Latin ones. */
const lookalikes: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  ё: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  ԁ: 'd',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
};

/**
 * A text as its reader hears it: lower case, without accents, invisible characters and styled letters, with Latin letters for
 * their lookalikes inside Latin words, and with s p a c e d words closed. Everything of this is used to slip past a reader.
 */
export function plainText(text: string): string {
  const lower = text.normalize('NFKC').toLowerCase();
  // Most texts are plain already but for their quotation marks and dashes.
  const bare = /[^\p{ASCII}’‘“”–—…]/u.test(lower) ? unmask(lower) : lower;
  const even = bare.replaceAll(/[’‘ʼ`´]/g, "'").replaceAll(/\s+/g, ' ');
  if (!/\b[a-z][ .\-_*][a-z][ .\-_*][a-z]\b|\P{ASCII} \P{ASCII} /u.test(even)) return even;
  return even.replaceAll(/(?<![\p{L}\p{N}])(?:\p{L}[ .\-_*]){4,}\p{L}(?![\p{L}\p{N}])/gu, (spaced) =>
    spaced.replaceAll(/[ .\-_*]/g, ''),
  );
}

function unmask(text: string): string {
  const bare = text
    .replaceAll('💯', '100')
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .normalize('NFC')
    .replaceAll('ı', 'i')
    .replaceAll(/(?!\d)\p{Nd}/gu, digitOf);
  if (!/[\u0370-\u052f]/.test(bare)) return bare;
  return bare.replaceAll(/[\p{L}\p{N}]+/gu, (word) =>
    /[a-z]/.test(word) ? word.replaceAll(/[\u0370-\u052f]/g, (letter) => lookalikes[letter] ?? letter) : word,
  );
}

/** Digits of every script come in tens, from nought on. */
function digitOf(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let start = point;
  while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start -= 1;
  return String((point - start) % 10);
}
