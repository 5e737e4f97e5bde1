import { latinised, redrawn } from './lookalikes.ts';

/**
 * A text as its reader hears it: lower case, without accents, invisible characters and styled letters, with Latin letters for
 * their lookalikes in and among Latin words, and with s p a c e d words closed. Everything of this is used to slip past a reader.
 */
export function plainText(text: string): string {
  const lower = text.normalize('NFKC').toLowerCase();
  // Most texts are plain already but for their quotation marks and dashes.
  const bare = /[^\p{ASCII}’‘“”–—…]/u.test(lower) ? unmask(lower) : lower;
  const even = bare.replaceAll(/[’‘ʼ`´]/g, "'").replaceAll(/\s+/g, ' ');
  if (!/\b[a-z][ .\-_*][a-z][ .\-_*][a-z]\b|\P{ASCII} \P{ASCII} /u.test(even)) return even;
  return even.replaceAll(/(?<![\p{L}\p{N}])(?:\p{L}[ .\-_*]){3,}\p{L}(?![\p{L}\p{N}])/gu, (spaced) =>
    spaced.replaceAll(/[ .\-_*]/g, ''),
  );
}

function unmask(text: string): string {
  const bare = text
    .replaceAll('💯', '100')
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .normalize('NFC')
    .replaceAll('🆎', 'ab')
    .replaceAll(/(?!\d)\p{Nd}/gu, digitOf);
  return latinised(redrawn(bare));
}

/** Digits of every script come in tens, from nought on. */
function digitOf(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let start = point;
  while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start -= 1;
  return String((point - start) % 10);
}
