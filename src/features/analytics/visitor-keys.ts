import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { pageVisitors, visitorSalts } from './tables.ts';

/** The day of an instant in UTC, as in `2026-11-21`. */
export function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/**
 * Tells the readers of one day apart without keeping who they are: a key is an HMAC of what a request says, under a secret that all
 * processes share for that day (UTC) and that is deleted when it is over. A reader of two days is two visitors.
 */
export function createVisitorKeys(db: Database) {
  let salts = new Map<string, Promise<KeyObject>>();

  const saltOf = (day: string) => {
    const known = salts.get(day);
    if (known) return known;
    const asked = readSalt(db, day);
    // A failure is not remembered.
    asked.catch(() => salts.delete(day));
    salts = new Map([...salts, [day, asked] as const].slice(-2));
    return asked;
  };

  return {
    /** @returns the visitor's key for this action on this page on this day, 64 bits. */
    keyOf: async (visit: { slug: string; action: string; address: string; userAgent: string; at: Date }) => {
      const salt = await saltOf(dayOf(visit.at));
      return createHmac('sha256', salt)
        .update(`${visit.slug}\n${visit.action}\n${visit.address}\n${visit.userAgent}`)
        .digest()
        .readBigInt64BE();
    },
    /** Removes the secrets and keys of days gone by. */
    forgetPastDays: async (now: Date) => {
      const today = dayOf(now);
      await db.delete(visitorSalts).where(lt(visitorSalts.day, today));
      await db.delete(pageVisitors).where(lt(pageVisitors.day, today));
    },
  };
}

/** The first process that needs a day's secret makes it. */
async function readSalt(db: Database, day: string): Promise<KeyObject> {
  await db
    .insert(visitorSalts)
    .values({ day, salt: randomBytes(32) })
    .onConflictDoNothing();
  const [row] = await db.select().from(visitorSalts).where(eq(visitorSalts.day, day));
  if (!row) throw new Error(`There is no salt of ${day}.`);
  // Made a key once: making one costs more than the HMAC itself.
  return createSecretKey(row.salt);
}
