import { api } from '../../../../web/api/client.ts';
import { codeOf } from '../../../../web/api/display-error.ts';
import type { BuildValues, CoinDetails, SavedCoin } from '../../../coins/contract.ts';
import type { CoinField } from '../../../coins/fields/fields.ts';
import { createDraft } from '../../../coins/web/draft.ts';
import { sendableValues, startValues } from '../../../coins/web/form-values.ts';
import { pauses } from './saver.ts';
import { type FactsChange, fieldsOf, isSameFact } from './facts-change.ts';

/** How often a change is sent anew because other facts were changed meanwhile. */
const tries = 3;

/** The very facts that were to be changed were changed elsewhere: nothing is saved. */
export class FactsChangedElsewhere extends Error {
  override name = 'FactsChangedElsewhere';
  readonly fields: readonly CoinField[];
  /** As it is by now. */
  readonly saved: SavedCoin;

  constructor(fields: readonly CoinField[], saved: SavedCoin) {
    super('Facts were changed elsewhere');
    this.fields = fields;
    this.saved = saved;
  }
}

/**
 * Saves a change of the coin's facts where they are still as before it, or as after it already; other facts stay as they are stored.
 * @param known the coin as it was read; it is read anew without it
 * @returns the coin before the change and as it is stored now
 * @throws FactsChangedElsewhere, and what the service refuses
 */
export async function sendFacts(
  userId: string,
  change: FactsChange,
  known?: SavedCoin,
): Promise<{ was: BuildValues; stored: CoinDetails }> {
  // A phone that changes networks may never hear that the old one is gone.
  const options = () => ({ signal: AbortSignal.timeout(pauses.forAnAnswer) });
  let saved = known ?? (await api.coins.read({ userId }, options()));
  for (let left = tries; ; left -= 1) {
    const { details: was } = saved;
    const changed = fieldsOf(change).filter(
      (name) => !isSameFact(was[name], change.before[name]) && !isSameFact(was[name], change.after[name]),
    );
    if (changed.length > 0) throw new FactsChangedElsewhere(changed, saved);
    const wanted = { ...was, ...change.after };
    try {
      const sent = { userId, email: wanted.email, ...sendableValues(wanted), replaces: was };
      const stored = await api.coins.save(sent, options());
      // After a lost answer the change is found as stored already.
      return { was: { ...was, ...change.before }, stored };
    } catch (error) {
      if (codeOf(error) !== 'COIN_CHANGED' || left <= 1) throw error;
      saved = await api.coins.read({ userId }, options());
    }
  }
}

/** What is typed into the facts and not saved yet goes on from what is stored now; what was typed stays. */
export function carryTyped(userId: string, was: BuildValues, now: BuildValues): void {
  const draft = createDraft(() => localStorage, userId, 'facts');
  const [start, next] = [was, now].map((details) => startValues({ details, image: null }));
  const typed = start && draft.read(start);
  if (!typed || !next) return;
  const names = Object.keys(next) as CoinField[];
  const untouched = names.filter((name) => isSameFact(typed[name], start[name]));
  draft.keep({ ...typed, ...Object.fromEntries(untouched.map((name) => [name, next[name]])) }, next);
}

/** Keeps among what is typed into the facts what could not be sent from elsewhere. */
export function keepTyped(userId: string, saved: SavedCoin, values: Partial<BuildValues>): void {
  const draft = createDraft(() => localStorage, userId, 'facts');
  const start = startValues(saved);
  draft.keep({ ...(draft.read(start) ?? start), ...values }, start);
}
