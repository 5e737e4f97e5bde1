import { joinSentences, readSentences } from './reading/sentences.ts';
import { reviewerOf, tellableSentences } from './review.ts';
import type { Facts } from '../facts.ts';

/**
 * What a creator wrote about a coin, as far as it may be shown anywhere: as it is, or without the sentences that its page withholds
 * too. Empty when nothing is left.
 */
export function tellableDescription(facts: Facts): string {
  const review = reviewerOf(facts);
  const isClean = (text: string) => review(text).length === 0;
  const { description } = facts;
  // What is stated in a field is told there, with its mark.
  const sentences = tellableSentences(facts);
  if (sentences.length === readSentences(description).length && isClean(description)) return description;
  // Without their neighbours, sentences may say what none of them said.
  const rest = sentences
    .filter(isClean)
    .reduce((told, sentence) => (told === '' ? sentence : joinSentences(told, sentence)), '');
  return isClean(rest) ? rest : '';
}
