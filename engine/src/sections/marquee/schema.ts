import { z } from 'zod';
import { text } from '../../text/text.ts';

/** Short phrases that pass by. */
export const marqueeProps = z.strictObject({ phrases: z.array(text(60)).min(2).max(8) });
