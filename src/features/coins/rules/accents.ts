const alone: Readonly<Record<string, string>> = {
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
};

/** A slug as it is typed without its accents, in scripts that have letters without: `inatci-keci` for `inatçı-keçi`. */
export function withoutAccents(slug: string): string {
  return slug
    .normalize('NFD')
    .replace(/(?<=[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])\p{M}+/gu, '')
    .replace(/[ıßæœøđðłþ]/g, (letter) => alone[letter] ?? letter)
    .normalize('NFC');
}
