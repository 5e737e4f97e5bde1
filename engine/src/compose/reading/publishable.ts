import { findDescriptionViolations } from '../../policy/creator-text.ts';
import { joinSentences, readSentences } from './sentences.ts';

/** A sentence of the creator's that stands nowhere on the page. */
export interface LeftOut {
  sentence: string;
  /** Why, and what to do: one sentence for its creator. */
  reason: string;
}

/**
 * What page and listing show of a description: it as it was written, or, where it was saved before the form refused some of it, its
 * other sentences, whole and in their order. Empty when nothing is left.
 */
export function publishableDescription(description: string): { text: string; leftOut: LeftOut[] } {
  if (findDescriptionViolations(description).length === 0) return { text: description, leftOut: [] };
  const kept: string[] = [];
  const leftOut: LeftOut[] = [];
  for (const sentence of readSentences(description)) {
    // Words that are harmless alone may not be so behind the line before: `guaranteed⏎100x`.
    const [violation] = [sentence, `${kept.at(-1) ?? ''}\n${sentence}`].flatMap(findDescriptionViolations);
    if (violation === undefined) kept.push(sentence);
    else leftOut.push({ sentence, reason: violation.message });
  }
  const [first = '', ...others] = kept;
  return { text: others.reduce(joinLines, first), leftOut };
}

/** A line without a full stop stays a line of its own. */
function joinLines(one: string, other: string): string {
  return /[\p{L}\p{N}]$/u.test(one) ? `${one}\n${other}` : joinSentences(one, other);
}
