import { widthOf } from '../../sections/hero/headline-fit.ts';
import type { SectionView } from '../../sections/section.ts';
import { fillTokens } from '../../text/tokens.ts';

/** Whether the headline is a word of so few and narrow letters that it would look lost at the size that a longer one can have. */
export function isBrief({ props, context }: SectionView<'hero'>): boolean {
  const headline = fillTokens(props.headline, context.tokens);
  // Four letters whose stand-ins are wide are as wide as six.
  return Array.from(headline).length <= 5 && widthOf(headline) <= 6.4;
}
