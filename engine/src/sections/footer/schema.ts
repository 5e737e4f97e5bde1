import { z } from 'zod';
import { optionalText } from '../../text/text.ts';

/** Only the note is the creator's: risk notice, 'stated by the creator, not checked', no-affiliation line, report link and date cannot be edited away. */
export const footerProps = z.strictObject({
  note: optionalText(300),
});
