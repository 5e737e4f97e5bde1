import { z } from 'zod';
import { text } from '../../text/text.ts';

/** The last call to action before the footer. */
export const closingProps = z.strictObject({
  heading: text(120),
  text: text(400),
});
