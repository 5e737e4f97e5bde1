import { z } from 'zod';

/** An e-mail address as people type it, to lower case. */
export const emailAddress = z
  .string('Please enter your email address')
  .trim()
  .toLowerCase()
  .min(1, 'Please enter your email address')
  .max(254, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'));
