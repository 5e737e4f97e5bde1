import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import { requireAdmin, type Session } from '../policy.ts';
import { profiles, users } from '../tables.ts';
import type { SecondFactors } from './second-factors.ts';
import { secondFactors } from './tables.ts';

interface Deps {
  readonly db: Database;
  readonly factors: Pick<SecondFactors, 'isOn'>;
  readonly appUrl: string;
  /** Lower case. */
  readonly adminEmails: readonly string[];
  /** `required`: the desk is shut for an admin without a second factor. */
  readonly adminSecondFactor: 'off' | 'required';
}

/** Who may enter the admin's desk. */
export function createDesk({ db, factors, appUrl, adminEmails, adminSecondFactor }: Deps) {
  const isOpen = async ({ userId, isAdmin }: Session) =>
    isAdmin && (adminSecondFactor === 'off' || (await factors.isOn(db, userId)));
  return {
    isOpen,
    /** @throws {Problem} FORBIDDEN. */
    async require(session: Session): Promise<void> {
      requireAdmin(session);
      if (!(await isOpen(session)))
        throw new Problem('FORBIDDEN', { message: 'Turn the second factor on first: admins need it here.' });
    },
    /** @returns a line for the operator while an admin has no second factor. */
    async advice(): Promise<string[]> {
      const found = await db
        .select({ id: users.id })
        .from(users)
        .innerJoin(profiles, eq(profiles.id, users.id))
        .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
        .where(
          and(
            inArray(users.email, [...adminEmails]),
            eq(profiles.isAdmin, true),
            or(isNull(secondFactors.userId), isNull(secondFactors.confirmedAt)),
          ),
        )
        .limit(1);
      return found.map(() => `An admin has no second factor; it is turned on at ${appUrl}/admin/account`);
    },
  };
}
