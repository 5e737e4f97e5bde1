import type { SectionView } from '../../sections/section.ts';
import { fillTokens } from '../../text/tokens.ts';

/** Whether the headline is a word of so few letters that it would look lost at the size that a longer one can have. */
export function isBrief({ props, context }: SectionView<'hero'>): boolean {
  return Array.from(fillTokens(props.headline, context.tokens)).length <= 5;
}
