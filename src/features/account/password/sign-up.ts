import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { pendingTime } from '../mail-links/mail-links.ts';
import { identities } from '../sessions/tables.ts';
import { mailLinks } from '../mail-links/tables.ts';
import { profiles, users } from '../tables.ts';

export interface SignUp {
  readonly firstName: string;
  readonly email: string;
  /** scrypt. */
  readonly passwordHash: string;
  readonly attemptKeys: readonly string[];
  readonly now: Date;
}

/**
 * Inserts a sign-up in one statement that does the same work whether or not the address has an account: user, password and
 * profile if there is none, and always a pending link. The link carries what was typed this time, so that confirming it never
 * confirms a password which somebody else chose for the address before.
 * @returns the id of the link.
 */
export async function insertSignUp(executor: Executor, person: SignUp): Promise<string> {
  const { firstName, email, passwordHash } = person;
  const attemptKeys = sql`array(select jsonb_array_elements_text(${JSON.stringify(person.attemptKeys)}::jsonb))`;
  const expiresAt = sql`${new Date(person.now.getTime() + pendingTime).toISOString()}::timestamptz`;
  const { rows } = await executor.execute<{ id: string }>(sql`
    with created as (
      insert into ${users} (name, email) values (${firstName}, ${email})
      on conflict (email) do nothing
      returning id
    ), password as (
      insert into ${identities} (user_id, provider_id, account_id, password)
      select id, 'credential', id, ${passwordHash} from created
    ), profile as (
      insert into ${profiles} (id, first_name) select id, ${firstName} from created
    ), person as (
      select id from created union all select id from ${users} where email = ${email}
    )
    insert into ${mailLinks} (user_id, type, email, first_name, password_hash, attempt_keys, expires_at)
    select id, 'signup', ${email}, ${firstName}, ${passwordHash}, ${attemptKeys}, ${expiresAt} from person
    returning id`);
  // The conflicting user was committed after this statement began: a second one sees it.
  return rows[0]?.id ?? insertSignUp(executor, person);
}
