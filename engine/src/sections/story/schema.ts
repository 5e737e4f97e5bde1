import { z } from 'zod';
import { optionalText, text } from '../../text/text.ts';

/** The creator's, and one of ours. */
export const mostParagraphs = 61;

/** The coin's story in its own words. */
export const storyProps = z.strictObject({
  heading: text(100),
  /** Each as long as a description may be. */
  paragraphs: z.array(text(8000)).min(1).max(mostParagraphs),
  pullQuote: optionalText(200),
});
