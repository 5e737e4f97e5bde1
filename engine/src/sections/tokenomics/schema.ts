import { z } from 'zod';
import { optionalText, text } from '../../text/text.ts';

/** What stands above the creator's statements; the statements themselves are facts. */
export const tokenomicsProps = z.strictObject({ heading: text(100), text: optionalText(300) });
