import type { Facts } from '../facts.ts';
import { readSentences } from './reading/sentences.ts';
import { findUntellable, maskerOf } from './review.ts';
import type { ReviewCode } from './review.ts';

/** A sentence of the description that stands nowhere on the page. */
export interface LeftOut {
  sentence: string;
  /** Why, and what to do instead: one sentence for its creator. */
  reason: string;
}

const reasons: Record<ReviewCode, string> = {
  'profit-promise': 'It promises a gain, and nobody can.',
  'unstated-audit':
    'Nobody can check it from here. Liquidity and ownership have fields under “More facts”, where readers see that you state them.',
  'unstated-listing': 'Readers cannot check from here that anybody lists the coin.',
  'unstated-partner': 'Readers cannot check from here that anybody stands behind the coin.',
  'unstated-supply':
    'Supply and taxes have fields under “More facts”, where readers see that you state them; other figures of the coin are not shown.',
  'unstated-date': 'The launch has fields of its own, from which the page counts down.',
  'unstated-giveaway': 'Giveaways and presales are what impostors promise, so no page announces them.',
  impersonation: 'It speaks as somebody else, or with their blessing.',
  'secret-phrase': 'No page asks for recovery phrases, keys or passwords.',
  'wallet-request': 'No page asks people to connect or verify a wallet.',
  link: 'Links have fields of their own, where they are checked.',
  address: 'The contract address has a field of its own, where it is checked.',
};

/** The sentences of a description that its page leaves out, in their order, each with the first reason. */
export function leftOutOf(facts: Pick<Facts, 'name' | 'symbol' | 'description'>): LeftOut[] {
  const maskName = maskerOf(facts);
  return readSentences(facts.description).flatMap((sentence) => {
    const [finding] = findUntellable(sentence, maskName);
    return finding === undefined ? [] : [{ sentence, reason: reasons[finding.code] }];
  });
}
