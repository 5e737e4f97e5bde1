import { joinSentences, readSentences } from './reading/sentences.ts';
import { findUntellable, maskerOf, reviewerOf } from './review.ts';
import type { Facts } from '../facts.ts';

/**
 * What a creator wrote about a coin, as far as it may be shown anywhere: as it is, or without the sentences that its page withholds
 * too. Empty when nothing is left.
 */
export function tellableDescription(facts: Facts): string {
  const review = reviewerOf(facts);
  const maskName = maskerOf(facts);
  const isClean = (text: string) => review(text).length === 0;
  // Stated in a field, it is told there, with its mark.
  const isTellable = (sentence: string) => findUntellable(sentence, maskName).length === 0;
  const { description } = facts;
  const sentences = readSentences(description);
  if (sentences.every(isTellable) && isClean(description)) return description;
  // Without their neighbours, sentences may say what none of them said.
  const rest = sentences
    .filter((sentence) => isTellable(sentence) && isClean(sentence))
    .reduce((told, sentence) => (told === '' ? sentence : joinSentences(told, sentence)), '');
  return isClean(rest) ? rest : '';
}
