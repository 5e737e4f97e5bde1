import { z } from 'zod';

/** Six digits, with whatever spaces or dashes came along with them from a message. */
export const sixDigits = z
  .string()
  .max(40, 'Please enter the 6 digits of the code')
  .transform((typed) => typed.replaceAll(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Please enter the 6 digits of the code'));

const factorSentence = 'Please enter the 6 digits of your app, or a backup code';

/** A code of an authenticator app, or a backup code such as `k7qm-2xvd-9hfa`. */
export const factorCode = z
  .string()
  .max(40, factorSentence)
  .transform((typed) => typed.replaceAll(/[\s-]/g, '').toLowerCase())
  .pipe(z.string().regex(/^(\d{6}|[a-z0-9]{12})$/, factorSentence));
