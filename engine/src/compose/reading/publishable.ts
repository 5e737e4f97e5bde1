import { findPolicyViolations } from '../../policy/creator-text.ts';
import { joinSentences, readSentences } from './sentences.ts';

/** A sentence of the description that stands nowhere on the page. */
export interface LeftOut {
  sentence: string;
  /** Why, and what to do: one sentence for its creator. */
  reason: string;
}

/** The sentences of a description that its page shows, whole and in their order: all but what the form refuses. */
export function publishableSentences(description: string): string[] {
  const sentences = readSentences(description);
  if (isPublishable(description)) return sentences;
  return sentences.filter(isPublishable);
}

/** A description as listings show it: as it was written, or its publishable sentences. Empty when nothing is left. */
export function publicDescription(description: string): string {
  if (isPublishable(description)) return description;
  const [first = '', ...others] = publishableSentences(description);
  return others.reduce(joinSentences, first);
}

/** The sentences that a page leaves out, in their order: those of a description that was saved before the form refused them. */
export function leftOutOf(description: string): LeftOut[] {
  if (isPublishable(description)) return [];
  return readSentences(description).flatMap((sentence) => {
    const [violation] = findPolicyViolations(sentence);
    return violation === undefined ? [] : [{ sentence, reason: violation.message }];
  });
}

function isPublishable(text: string): boolean {
  return findPolicyViolations(text).length === 0;
}
