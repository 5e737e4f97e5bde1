const segmenter = new Intl.Segmenter('en');

/** Letters as a reader counts them: an emoji of several code points is one. */
export function lettersOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/**
 * Estimates the width of a text in capitals, in ems, rounded up.
 * @param ems of `W` and `M`, and of any other letter of Latin scripts; other scripts are taken for square
 */
export function widthInEms(text: string, ems: { wide: number; latin: number }): number {
  return sum(lettersOf(text).map((letter) => emsOf(letter, ems)));
}

function emsOf(letter: string, { wide, latin }: { wide: number; latin: number }): number {
  if (letter === 'W' || letter === 'M') return wide;
  return isLatin(letter) ? latin : 1.2;
}

/** Whether a letter is narrower than it is high. */
export function isLatin(letter: string): boolean {
  return /[\u0020-\u024F]/.test(letter);
}

export function sum(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width, 0);
}
