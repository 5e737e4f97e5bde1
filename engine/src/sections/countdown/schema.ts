import { z } from 'zod';
import { text } from '../../text/text.ts';

/** Days to seconds before launch, the buy state from then on; the instant is a fact. */
export const countdownProps = z.strictObject({
  heading: text(80),
  liveHeading: text(80),
  liveText: text(240),
});
