import type { Database } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import { attemptFrom, type Attempts, attemptsOfCode } from '../rate-limits/attempts.ts';
import type { Session } from '../policy.ts';
import { passwordOf } from '../mail-links/redeem.ts';
import type { SecondFactors } from './second-factors.ts';
import type { Caller } from '../sessions/sessions.ts';

/** What a signed-in person shows once more before something that a thief of the session would like to do. */
export interface Proof {
  readonly password?: string | undefined;
  /** Of the app, or a backup code. */
  readonly code?: string | undefined;
}

export interface ProofSetting {
  readonly db: Database;
  readonly attempts: Attempts;
  readonly factors: Pick<SecondFactors, 'use' | 'read'>;
  verifyPassword(given: { readonly hash: string; readonly password: string }): Promise<boolean>;
}

/**
 * Checks a proof; failures are counted for the account and for the address.
 * @throws {Problem} PROOF_MISSING, PASSWORD_MISSING, PASSWORD_WRONG, SECOND_FACTOR_WRONG, SECOND_FACTOR_USED, TOO_MANY_REQUESTS.
 */
export async function proveItIsThem(
  setting: ProofSetting,
  caller: Caller,
  { userId }: Pick<Session, 'userId'>,
  { password, code }: Proof,
): Promise<void> {
  const { db, attempts, factors } = setting;
  if (password === undefined && code === undefined) {
    throw new Problem((await passwordOf(db, userId)) === null ? 'PASSWORD_MISSING' : 'PROOF_MISSING');
  }
  const wanted = [attemptFrom('code', caller.clientAddress), ...attemptsOfCode(userId)];
  await attempts.take(...wanted);
  if (password === undefined) await requireCode(factors, db, userId, code ?? '');
  else await requirePassword(setting, userId, password);
  await attempts.giveBack(wanted.map(({ key }) => key));
}

/**
 * The same before a way in is added or taken away, of who has a password or a second factor: an account that has neither is opened by its
 * providers and its mailbox alone, and there is nothing that it could be asked for here.
 * @throws {Problem} those of `proveItIsThem`.
 */
export async function proveItIsThemIfTheyCan(
  setting: ProofSetting,
  caller: Caller,
  session: Pick<Session, 'userId'>,
  proof: Proof,
): Promise<void> {
  const { db, factors } = setting;
  const { userId } = session;
  const canProve = (await passwordOf(db, userId)) !== null || (await factors.read(db, userId)) !== null;
  if (canProve) await proveItIsThem(setting, caller, session, proof);
}

async function requireCode(
  factors: Pick<SecondFactors, 'use'>,
  db: Database,
  userId: string,
  code: string,
): Promise<void> {
  const outcome = await factors.use(db, userId, code);
  if (outcome === 'used') throw new Problem('SECOND_FACTOR_USED');
  if (outcome === 'wrong') throw new Problem('SECOND_FACTOR_WRONG');
}

async function requirePassword(setting: ProofSetting, userId: string, password: string): Promise<void> {
  const hash = await passwordOf(setting.db, userId);
  if (hash === null) throw new Problem('PASSWORD_MISSING');
  if (!(await setting.verifyPassword({ hash, password }))) throw new Problem('PASSWORD_WRONG');
}
