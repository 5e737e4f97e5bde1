import { AsyncLocalStorage } from 'node:async_hooks';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import { profiles, users } from '../tables.ts';

export type HasSecondFactor = (userId: string) => Promise<boolean>;

interface SignIn {
  readonly secondFactor: 'required' | 'verified';
  /** Whose session was refused because their second factor is still to be verified. */
  heldFor: string | null;
  /** Whether a session was refused because the account is suspended. */
  isSuspended: boolean;
}

const currentSignIn = new AsyncLocalStorage<SignIn>();

/**
 * Better Auth's hook before any session is created: refused before the address is confirmed, while the account is suspended, and
 * before an enabled second factor is verified. Code that starts sessions outside `runSignIn` is therefore refused, not let through.
 */
export async function mayStartSession(
  db: Database,
  userId: string,
  hasSecondFactor: HasSecondFactor,
): Promise<boolean> {
  const [user] = await db
    .select({ isConfirmed: users.emailVerified, suspendedAt: profiles.suspendedAt })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, userId));
  if (!user?.isConfirmed) return false;
  const signIn = currentSignIn.getStore();
  if (user.suspendedAt !== null) {
    if (signIn) signIn.isSuspended = true;
    return false;
  }
  if (signIn?.secondFactor === 'verified' || !(await hasSecondFactor(userId))) return true;
  if (signIn) signIn.heldFor = userId;
  return false;
}

/** Whether the current sign-in was refused for an expected reason: a missing second factor, or a suspended account. */
export function isExpectedRefusal(): boolean {
  const signIn = currentSignIn.getStore();
  return signIn !== undefined && (signIn.heldFor !== null || signIn.isSuspended);
}

/**
 * Runs work that may start a session. @returns its result, and the user whose second factor is missing.
 * @throws {Problem} ACCOUNT_SUSPENDED
 */
export async function runSignIn<Result>(
  secondFactor: SignIn['secondFactor'],
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly heldFor: string | null }> {
  const signIn: SignIn = { secondFactor, heldFor: null, isSuspended: false };
  const result = await currentSignIn.run(signIn, work);
  if (signIn.isSuspended) throw new Problem('ACCOUNT_SUSPENDED');
  return { result, heldFor: signIn.heldFor };
}
