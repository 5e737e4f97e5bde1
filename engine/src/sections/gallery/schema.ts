import { z } from 'zod';
import { optionalText, text } from '../../text/text.ts';

/** What stands above the creator's pictures; the pictures themselves are facts. */
export const galleryProps = z.strictObject({ heading: text(100), text: optionalText(300) });
