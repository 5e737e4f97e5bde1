import { z } from 'zod';
import { optionalText, text } from '../../text/text.ts';

/** The coin's story in its own words. */
export const storyProps = z.strictObject({
  heading: text(100),
  paragraphs: z.array(text(1000)).min(1).max(6),
  pullQuote: optionalText(200),
});
