import { z } from 'zod';
import { optionalText, text } from '../../text/text.ts';

/** The first screen: who the coin is. Its headline is the page's only h1. */
export const heroProps = z.strictObject({
  kicker: optionalText(60),
  headline: text(120),
  tagline: text(240),
});
