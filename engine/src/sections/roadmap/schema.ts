import { z } from 'zod';
import { optionalText, text } from '../../text/text.ts';

/** What stands above the creator's plans; the plans themselves are facts. */
export const roadmapProps = z.strictObject({ heading: text(100), text: optionalText(300) });
