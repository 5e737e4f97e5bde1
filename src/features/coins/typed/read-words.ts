import { readCoin } from '@moonpage/engine/compose/reading/reading.ts';
import { nothingChosen } from '@moonpage/engine/facts.ts';
import type { CoinReading } from '../contract.ts';
import { asSaved } from './as-saved.ts';

/** What the composer would read in a coin's words as they are typed so far. The first call of a process unpacks the list of nouns. */
export function readWords(typed: { coinName: string; description: string }): CoinReading {
  const { subject, tone, language } = readCoin({ ...asSaved(typed), about: nothingChosen });
  return { subject: subject && (subject.counted ?? subject.noun), tone, language };
}
