import { z } from 'zod';
import { text } from '../../text/text.ts';

/** Where the coin's people are; the Telegram and X links are facts. */
export const communityProps = z.strictObject({
  heading: text(100),
  text: text(400),
});
