import { z } from 'zod';
import { emailAddress } from './email-address.ts';
import { factorCode, sixDigits } from './one-time-code.ts';
import { phoneNumber } from './phone-number.ts';

/** The forms in which people type a phone or a code. */
export const phoneForm = z.strictObject({ phone: phoneNumber });
export const codeForm = z.strictObject({ token: sixDigits });
export const emailCodeForm = codeForm.extend({ target: emailAddress });
export const phoneCodeForm = codeForm.extend({ target: phoneNumber });
export const appCodeForm = z.strictObject({ code: sixDigits });
export const factorCodeForm = z.strictObject({ code: factorCode });
