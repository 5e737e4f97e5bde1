import type { Database } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import type { Session } from '../policy.ts';
import { attemptFrom, type Attempts, attemptsOfCode } from '../rate-limits/attempts.ts';
import { passwordOf } from '../sessions/credentials.ts';
import type { Caller } from '../sessions/sessions.ts';
import type { SecondFactors } from './second-factors.ts';

/** What a signed-in person shows again before a sensitive change. */
export interface Proof {
  readonly password?: string | undefined;
  /** Of the app, or a backup code. */
  readonly code?: string | undefined;
}

export interface ReauthenticationDeps {
  readonly db: Database;
  readonly attempts: Attempts;
  readonly factors: Pick<SecondFactors, 'use' | 'isOn'>;
  verifyPassword(given: { readonly hash: string; readonly password: string }): Promise<boolean>;
}

/**
 * Checks a proof; failures are counted per account and per client address.
 * @throws {Problem} PROOF_MISSING, PASSWORD_MISSING, PASSWORD_WRONG, SECOND_FACTOR_WRONG, SECOND_FACTOR_USED, TOO_MANY_REQUESTS.
 */
export async function reauthenticate(
  deps: ReauthenticationDeps,
  caller: Caller,
  { userId }: Pick<Session, 'userId'>,
  { password, code }: Proof,
): Promise<void> {
  const { db, attempts, factors } = deps;
  const hash = code === undefined || password !== undefined ? await passwordOf(db, userId) : null;
  if (password === undefined && code === undefined)
    throw new Problem(hash === null ? 'PASSWORD_MISSING' : 'PROOF_MISSING');
  const taken = await attempts.take(attemptFrom('code', caller.clientAddress), ...attemptsOfCode(userId));
  if (password === undefined) {
    const outcome = await factors.use(db, userId, code ?? '');
    if (outcome === 'used') throw new Problem('SECOND_FACTOR_USED');
    if (outcome === 'wrong') throw new Problem('SECOND_FACTOR_WRONG');
  } else {
    if (hash === null) throw new Problem('PASSWORD_MISSING');
    if (!(await deps.verifyPassword({ hash, password }))) throw new Problem('PASSWORD_WRONG');
  }
  await attempts.refund(taken);
}

/**
 * The same, but only for accounts with a password or a second factor: one that has only providers and its mailbox has nothing to show.
 * @throws {Problem} those of `reauthenticate`.
 */
export async function reauthenticateIfPossible(
  deps: ReauthenticationDeps,
  caller: Caller,
  session: Pick<Session, 'userId'>,
  proof: Proof,
): Promise<void> {
  const { db, factors } = deps;
  const { userId } = session;
  if ((await passwordOf(db, userId)) !== null || (await factors.isOn(db, userId)))
    await reauthenticate(deps, caller, session, proof);
}
