import { findDescriptionViolations } from '../../policy/creator-text.ts';
import { joinSentences } from '../../text/join-sentences.ts';
import { readLines } from './sentences.ts';

/** A sentence of the creator's that stands nowhere on the page. */
export interface LeftOut {
  sentence: string;
  /** Why, and what to do: one sentence for its creator. */
  reason: string;
}

/**
 * What page and listing show of a description: it as it was written, or, where it was saved before the form refused some of it, its
 * other sentences, whole, in their order and on their lines. Empty when nothing is left.
 */
export function publishableDescription(description: string): { text: string; leftOut: LeftOut[] } {
  if (findDescriptionViolations(description).length === 0) return { text: description, leftOut: [] };
  const leftOut: LeftOut[] = [];
  let before = '';
  const lines = readLines(description).map(({ text, sentences }) => {
    const kept = sentences.filter((sentence) => {
      // Words that are harmless alone may not be so behind the line before: `guaranteed⏎100x`.
      const [violation] = [sentence, `${before}\n${sentence}`].flatMap(findDescriptionViolations);
      if (violation === undefined) before = sentence;
      else leftOut.push({ sentence, reason: violation.message });
      return violation === undefined;
    });
    return kept.length === sentences.length ? text : kept.slice(1).reduce(joinSentences, kept[0] ?? '');
  });
  return { text: lines.filter((line) => line !== '').join('\n'), leftOut };
}
