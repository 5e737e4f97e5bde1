import { type LeftOut, publishableDescription } from '@moonpage/engine/compose/reading/publishable.ts';
import { findPolicyViolations } from '@moonpage/engine/policy/creator-text.ts';
import type { CoinDetails } from './contract.ts';

type Texts = Pick<CoinDetails, 'description' | 'subject' | 'liquidity' | 'ownership' | 'roadmap' | 'gallery'>;

/** What pages show of a coin's texts, and what they leave out: a coin may have been saved before a rule of the form. */
export function publishableTexts(stored: Texts): { texts: Texts; leftOut: LeftOut[] } {
  const { text: description, leftOut } = publishableDescription(stored.description);
  const checked = (text: string): string => {
    const [violation] = findPolicyViolations(text);
    if (violation === undefined) return text;
    leftOut.push({ sentence: text, reason: violation.message });
    return '';
  };
  const texts = {
    description,
    subject: stored.subject === null ? null : checked(stored.subject),
    liquidity: checked(stored.liquidity),
    ownership: checked(stored.ownership),
    roadmap: stored.roadmap.filter(({ title }) => title === '' || checked(title) !== ''),
    gallery: stored.gallery.map(({ url, caption }) => ({ url, caption: checked(caption) })),
  };
  return { texts, leftOut };
}
