import { z } from 'zod';
import { text } from '../../text/text.ts';

export const faqItem = z.strictObject({
  question: text(160),
  answer: text(800),
});

export const faqProps = z.strictObject({
  heading: text(100),
  items: z.array(faqItem).min(2).max(8),
});
