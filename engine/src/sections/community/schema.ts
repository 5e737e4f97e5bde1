import { z } from 'zod';
import { optionalText, text } from '../../text/text.ts';

/** Where the coin's people are; the Telegram and X links are facts. */
export const communityProps = z.strictObject({
  heading: text(100),
  /** Of the channels; empty where there are none. */
  text: optionalText(400),
});
