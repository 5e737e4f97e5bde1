/** How much room a headline asks for: `1` is a word or two, `4` is the longest that still is a headline. */
export type HeadlineFit = '1' | '2' | '3' | '4';

/** Wide scripts fill about two Latin letters. */
const wideScript = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Extended_Pictographic}]/u;

/** The stand-ins of narrow faces without these letters are wide. */
const standInScript = /[\p{sc=Cyrillic}\p{sc=Greek}]/u;

/** M and W are half as wide again as other letters. */
const wideLetter = /[mw]/i;

/** Chooses the size step of a headline from its length and its longest word, so that no design has to break a word early. */
export function headlineFit(headline: string): HeadlineFit {
  const widest = Math.max(...headline.split(/\s+/).map(widthOf));
  const whole = widthOf(headline);
  if (widest > 17 || whole > 64) return '4';
  if (widest > 12 || whole > 36) return '3';
  if (widest > 9.5 || whole > 18) return '2';
  return '1';
}

/** How wide a text is, in usual Latin letters. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) {
    if (wideScript.test(character)) width += 2;
    else if (standInScript.test(character)) width += 1.6;
    else width += wideLetter.test(character) ? 1.4 : 1;
  }
  return width;
}
