import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { waitingTime } from '../mail-links/mail-links.ts';
import { identities, mailLinks, profiles, users } from '../tables.ts';

export interface NewPerson {
  readonly firstName: string;
  readonly email: string;
  /** scrypt, made before: it takes the same time for everybody. */
  readonly passwordHash: string;
  readonly attemptKeys: readonly string[];
  readonly now: Date;
}

/**
 * Notes a sign-up in one statement that does the same work whether or not the address has an account: a user, their
 * password and their profile where there is none, and in any case a link that waits for its letter. The link carries what
 * was typed this time, so that confirming it never confirms a password which somebody else chose for the address before.
 * @returns the id of the link.
 */
export async function noteSignUp(executor: Executor, person: NewPerson): Promise<string> {
  const { firstName, email, passwordHash } = person;
  const attemptKeys = sql`array(select jsonb_array_elements_text(${JSON.stringify(person.attemptKeys)}::jsonb))`;
  const expiresAt = sql`${new Date(person.now.getTime() + waitingTime).toISOString()}::timestamptz`;
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
  // The user that stood in the way was committed after this statement began: now it can be seen.
  return rows[0]?.id ?? noteSignUp(executor, person);
}
