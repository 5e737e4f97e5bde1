import { z } from 'zod';
import { optionalText, text } from '../../text/text.ts';

/** The contract address with its copy button; the address itself is a fact. */
export const contractBarProps = z.strictObject({
  label: text(60),
  note: optionalText(200),
  /** Stands in the note's place as long as there is no address. */
  noneYet: optionalText(200),
});
