import { withoutInvisible } from '@moonpage/engine/policy/plain-text.ts';
import { z } from 'zod';

/** A first name as people type it, without what nobody sees or what turns the text around it. */
export const firstName = z
  .string('Please enter your first name')
  .overwrite((name) => withoutInvisible(name).trim())
  .min(1, 'Please enter your first name')
  .max(80, 'First name must be at most 80 characters long')
  .regex(/^\P{Cc}*$/u, 'Please enter your first name without control characters');

export const firstNameForm = z.strictObject({ first_name: firstName });
