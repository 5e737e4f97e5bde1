import unhomoglyph from 'unhomoglyph';
import { withoutAccents } from './accents.ts';

/**
 * How a text reads and how it looks (Unicode TR39, https://www.unicode.org/reports/tr39/#Confusable_Detection), in small letters without
 * accents: `WIF` is both `wif` and what `WlF` looks like, `Моon` with Cyrillic letters what `Moon` is.
 */
export function skeletons(text: string): string[] {
  const shown = text.normalize('NFKC');
  const read = shown.replaceAll(/\P{ASCII}+/gu, unhomoglyph);
  const found = [read, unhomoglyph(shown)].map((each) => withoutAccents(each.toLowerCase().normalize('NFC')));
  return [...new Set(found)].filter((each) => each !== '');
}

/** Those of its letters, digits and pictures alone; empty where there are none. */
export function readings(text: string): string[] {
  return skeletons(text.normalize('NFKC').replaceAll(/[\s\p{P}\p{Sc}]/gu, ''));
}
