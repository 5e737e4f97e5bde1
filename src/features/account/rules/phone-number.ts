import { z } from 'zod';

const invalid = 'Please enter your phone number with its country code, such as +12025550147';

/**
 * A phone number as people type it, such as `+49 (151) 234-567-89`, to E.164: a plus and 8 to 15 digits. The country code is
 * asked for, never guessed.
 */
export const phoneNumber = z
  .string()
  .trim()
  .min(1, 'Please enter your phone number')
  .max(40, invalid)
  .transform((typed) => typed.replaceAll(/[\s().\u2010-\u2015\u00a0/-]/g, '').replace(/^00/, '+'))
  .pipe(z.string().regex(/^\+[1-9]\d{7,14}$/, invalid));
