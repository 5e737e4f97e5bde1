import { publishableDescription } from '@moonpage/engine/compose/reading/publishable.ts';
import { readCoin } from '@moonpage/engine/compose/reading/reading.ts';
import { nothingChosen } from '@moonpage/engine/facts.ts';
import type { CoinReading } from '../contract.ts';
import { cleanDescription, cleanWords } from '../rules/text.ts';

/** What the composer would read in a coin's words as they are typed so far. The first call of a process unpacks the list of nouns. */
export function readWords(typed: { coinName: string; description: string }): CoinReading {
  const { subject, tone, language } = readCoin({
    name: cleanWords(typed.coinName),
    description: publishableDescription(cleanDescription(typed.description)).text,
    about: nothingChosen,
  });
  return { subject: subject && (subject.counted ?? subject.noun), tone, language };
}
