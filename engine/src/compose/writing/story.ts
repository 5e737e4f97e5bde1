import { mostParagraphs } from '../../sections/story/schema.ts';
import { joinSentences } from '../../text/join-sentences.ts';

/** Paragraphs that are the creator's; one more is ours. */
const most = mostParagraphs - 1;

/** A description as its creator wrote it, each line a paragraph; what would be too many of them is the end of the last. */
export function storyParagraphs(lines: readonly string[]): string[] {
  return lines.length <= most
    ? [...lines]
    : [...lines.slice(0, most - 1), lines.slice(most - 1).reduce(joinSentences)];
}
