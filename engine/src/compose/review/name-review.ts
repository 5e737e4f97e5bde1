import { readByRules } from './by-rules.ts';
import { claimsOf, readingsOf, refusedInNames } from './name.ts';
import { messages, oncePerCode } from './rule.ts';
import type { ReviewFinding } from './rule.ts';

/**
 * Looks for what no coin may be called: promises of profit, requests for secrets or wallets, audits and listings, and speaking as
 * somebody else. Jokes (`To The Moon`, `Elon Cat`) are names like others. An empty list is a name to use; each code comes once.
 * @param name of a coin, or its ticker
 */
export function reviewName(name: string): ReviewFinding[] {
  const found = readingsOf(name).flatMap((reading) => [
    ...readByRules(reading).findings.filter(({ code }) => refusedInNames.has(code)),
    ...claimsOf(reading).map((claim) => ({ ...claim, message: messages[claim.code] })),
  ]);
  return oncePerCode(found);
}
