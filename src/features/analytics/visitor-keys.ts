import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { notAhead } from './clock.ts';
import { pageVisitors, visitorSalts } from './tables.ts';

/** Keys that one statement removes: a day may have millions, a statement has half a minute. */
const keysAtOnce = 50_000;

/** The day of an instant in UTC, as in `2026-11-21`. */
export function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/**
 * Tells the readers of one day apart without keeping who they are: a key is an HMAC of what a request says, under a secret that all
 * processes share for that day (UTC) and that is deleted when it is over. A reader of two days is two visitors.
 */
export function createVisitorKeys(db: Database) {
  let known: { readonly day: string; readonly salt: Promise<KeyObject> } | null = null;

  const saltOf = (day: string) => {
    if (known?.day === day) return known.salt;
    const asked = { day, salt: readSalt(db, day) };
    // A failure is not remembered.
    asked.salt.catch(() => {
      if (known === asked) known = null;
    });
    known = asked;
    return asked.salt;
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
    /** Removes the secrets and keys of days gone by, and what a process whose clock was far ahead has made. */
    forgetPastDays: async (now: Date) => {
      if (known !== null && known.day < dayOf(now)) known = null;
      const today = sql`(${notAhead(now)} at time zone 'UTC')::date`;
      await db
        .delete(visitorSalts)
        .where(sql`${visitorSalts.day} < ${today} or ${visitorSalts.day} > ${today} + 1`);
      let removed = keysAtOnce;
      while (removed === keysAtOnce) {
        const past = sql`select visitor from ${pageVisitors} where day < ${today} limit ${keysAtOnce}`;
        const { rowCount } = await db.execute(sql`delete from ${pageVisitors} where visitor in (${past})`);
        removed = rowCount ?? 0;
      }
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
