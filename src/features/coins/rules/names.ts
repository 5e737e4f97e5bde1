import { reviewName } from '@moonpage/engine/compose/review/name-review.ts';
import type { ReviewCode } from '@moonpage/engine/compose/review/rule.ts';
import type { z } from 'zod';
import { countCharacters } from './text.ts';

/** What is wrong with a name, after the field's own label. */
const refusals: Partial<Record<ReviewCode, string>> = {
  'profit-promise': 'must not promise what a coin will be worth',
  'secret-phrase': 'must not ask for recovery phrases or keys',
  'wallet-request': 'must not ask people to connect a wallet or claim something',
  'unstated-audit': 'must not claim audits, locks or burns',
  'unstated-listing': 'must not claim exchange listings',
  impersonation: 'must not claim to come from another person, company or authority',
};

/**
 * Refuses a name or ticker that claims what no page may claim, in one sentence.
 * @param label of the field
 * @param most characters; a longer one has its refusal already
 */
export function refuseClaims(label: string, most: number) {
  return (name: string, context: z.RefinementCtx): void => {
    if (countCharacters(name) > most) return;
    const [finding] = reviewName(name);
    if (finding === undefined) return;
    const refusal = refusals[finding.code] ?? 'must not claim this';
    context.addIssue({ code: 'custom', message: `${label} ${refusal}: please choose another` });
  };
}
