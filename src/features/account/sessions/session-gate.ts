import { AsyncLocalStorage } from 'node:async_hooks';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { secondFactors } from '../codes/tables.ts';
import { users } from '../tables.ts';

/** One person's way through the gate. */
interface Passage {
  readonly secondFactor: 'to be shown' | 'shown';
  /** Whose session was not started, because their second factor is still to be shown. */
  heldFor: string | null;
}

const passages = new AsyncLocalStorage<Passage>();

/**
 * Better Auth asks this before it starts a session, whichever way the person came: no session before the address is confirmed,
 * and none past a second factor that was not shown. Code that never heard of second factors is thus refused, not let through.
 */
export async function mayStartSession(db: Database, userId: string): Promise<boolean> {
  const [person] = await db
    .select({ isConfirmed: users.emailVerified, hasSecondFactor: isNotNull(secondFactors.userId) })
    .from(users)
    .leftJoin(secondFactors, and(eq(secondFactors.userId, users.id), isNotNull(secondFactors.confirmedAt)))
    .where(eq(users.id, userId));
  if (!person?.isConfirmed) return false;
  const passage = passages.getStore();
  if (!person.hasSecondFactor || passage?.secondFactor === 'shown') return true;
  if (passage) passage.heldFor = userId;
  return false;
}

/** Whether the gate has held back, on this way through, a person whose second factor is still to be shown. */
export function isHeldBack(): boolean {
  const heldFor = passages.getStore()?.heldFor ?? null;
  return heldFor !== null;
}

/** Runs what may start a session. @returns its result, and who was held back for their second factor. */
export async function passGate<Result>(
  secondFactor: Passage['secondFactor'],
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly heldFor: string | null }> {
  const passage: Passage = { secondFactor, heldFor: null };
  const result = await passages.run(passage, work);
  return { result, heldFor: passage.heldFor };
}
