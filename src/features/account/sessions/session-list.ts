import { parse } from 'bowser';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import type { Session } from '../policy.ts';
import type { ListedSession } from './contract.ts';
import { type CurrentSession, type Sessions, sessionInMs } from './sessions.ts';
import { sessions as sessionRows } from './tables.ts';

interface Deps {
  readonly db: Database;
  readonly sessions: Pick<Sessions, 'endAll'>;
  readonly now: () => Date;
}

/** Where an account is signed in. */
export function createSessionList({ db, sessions, now }: Deps) {
  return {
    /** The caller's own first, then the latest seen. */
    async list({ id: ownId, userId }: CurrentSession): Promise<ListedSession[]> {
      const rows = await db
        .select()
        .from(sessionRows)
        .where(
          and(
            eq(sessionRows.userId, userId),
            gt(sessionRows.expiresAt, now()),
            gt(sessionRows.createdAt, new Date(now().getTime() - sessionInMs)),
          ),
        )
        .orderBy(desc(sessionRows.updatedAt), desc(sessionRows.id));
      return rows
        .map(({ id, userAgent, ipAddress, createdAt, updatedAt }) => ({
          id,
          device: deviceOf(userAgent ?? ''),
          network: ipAddress === '' ? null : ipAddress,
          since: createdAt.toISOString(),
          seen: updatedAt.toISOString(),
          isCurrent: id === ownId,
        }))
        .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
    },

    /** Ends one of the account's sessions; one that is over already is none. */
    async endOne({ userId }: Session, id: string) {
      await db.delete(sessionRows).where(and(eq(sessionRows.id, id), eq(sessionRows.userId, userId)));
    },

    /** Ends the account's sessions in other browsers. */
    endOthers: (session: CurrentSession) => sessions.endAll(db, session.userId, session),
  };
}

/** What a browser says it is, such as `Firefox on Windows`. */
export function deviceOf(userAgent: string): string {
  // An empty one is refused by the library.
  const { browser, os } = parse(userAgent || 'unknown');
  const name = browser.name || 'Unknown browser';
  return os.name ? `${name} on ${os.name}` : name;
}
