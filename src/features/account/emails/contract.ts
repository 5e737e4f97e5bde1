import { z } from 'zod';
import { emailAddress } from '../rules/email-address.ts';

export const emailInput = z.strictObject({ email: emailAddress });

/** The answer to every request for a message, whether or not an account has the address. */
export const mailRequested = z.object({ requested: z.literal(true) });
