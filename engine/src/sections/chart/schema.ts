import { z } from 'zod';
import { optionalText, text } from '../../text/text.ts';

/** What stands beside the link to the chart. */
export const chartProps = z.strictObject({ heading: text(100), text: optionalText(300) });
