import { z } from 'zod';
import { text } from '../../text/text.ts';

/** A remark under each of the four steps; the steps themselves come from the chain's facts. */
export const howToBuyNote = text(240);
const note = z.union([z.literal(''), howToBuyNote]);

export const howToBuyProps = z.strictObject({
  heading: text(100),
  intro: text(300),
  notes: z.tuple([note, note, note, note]),
});
