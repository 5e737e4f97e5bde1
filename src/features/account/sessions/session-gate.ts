import { AsyncLocalStorage } from 'node:async_hooks';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { users } from '../tables.ts';

export type HasSecondFactor = (userId: string) => Promise<boolean>;

interface SignIn {
  readonly secondFactor: 'required' | 'verified';
  /** Whose session was refused because their second factor is still to be verified. */
  heldFor: string | null;
}

const currentSignIn = new AsyncLocalStorage<SignIn>();

/**
 * Better Auth's hook before any session is created: refused before the address is confirmed, and before an enabled second
 * factor is verified. Code that starts sessions outside `runSignIn` is therefore refused, not let through.
 */
export async function mayStartSession(
  db: Database,
  userId: string,
  hasSecondFactor: HasSecondFactor,
): Promise<boolean> {
  const [user] = await db
    .select({ isConfirmed: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId));
  if (!user?.isConfirmed) return false;
  const signIn = currentSignIn.getStore();
  if (signIn?.secondFactor === 'verified' || !(await hasSecondFactor(userId))) return true;
  if (signIn) signIn.heldFor = userId;
  return false;
}

/** Whether the current sign-in was refused for a missing second factor. */
export function isHeldForSecondFactor(): boolean {
  return (currentSignIn.getStore()?.heldFor ?? null) !== null;
}

/** Runs work that may start a session. @returns its result, and the user whose second factor is missing. */
export async function runSignIn<Result>(
  secondFactor: SignIn['secondFactor'],
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly heldFor: string | null }> {
  const signIn: SignIn = { secondFactor, heldFor: null };
  const result = await currentSignIn.run(signIn, work);
  return { result, heldFor: signIn.heldFor };
}
