import { eld } from 'eld/extrasmall';

/** Below so many letters one language is easily taken for another; scripts of their own tell it sooner. */
const fewestLetters = { latin: 40, other: 6 };

/** The language that a text is written in as BCP 47 names it; English where that is not certain. */
export function languageOf(text: string): string {
  return certainLanguageOf(text) ?? 'en';
}

/** The same; null where it is not certain. */
export function certainLanguageOf(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{sc=Latin}/gu)?.length ?? 0;
  if (letters < (latin * 2 > letters ? fewestLetters.latin : fewestLetters.other)) return null;
  const found = eld.detect(text);
  if (!found.isReliable()) return null;
  // It tells Malay and Indonesian as one, of which the second has ten times the readers.
  return found.language === 'ms' ? 'id' : found.language;
}
