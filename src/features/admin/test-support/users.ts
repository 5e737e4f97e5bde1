import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { linkIn } from '../../../test-support/mailbox.fake.ts';
import type { TestApp } from '../../../test-support/app.ts';
import type { TestPerson } from '../../account/test-support/person.ts';
import { profiles, users } from '../../account/tables.ts';

/** Sets the admins' passwords with the links that the start has printed, and signs one of them in. */
export async function signInAdmin(service: TestApp, email = 'admin@moonpage.local'): Promise<TestPerson> {
  const lines = service.startMessage.split('\n');
  const password = 'password of an admin';
  const browser = service.visitor();
  for (const text of lines.filter((line) => line.includes('#access_token='))) {
    await browser.post('/api/auth/update-password', {
      access_token: linkIn({ text }).access_token,
      password,
    });
  }
  const { status } = await browser.post('/api/auth/sign-in', { email, password });
  if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
  const [user] = await service.database.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return { browser, userId: user?.id ?? '', email, password };
}

/** Adds a user without a way in, whose coin has this name. @returns the id. */
export async function addUser(
  db: Database,
  user: { readonly id: string; readonly coinName: string | null; readonly createdAt?: string },
): Promise<string> {
  const { id, coinName, createdAt = '2026-01-01T00:00:00Z' } = user;
  await db.insert(users).values({ id, name: 'Somebody', email: `${id}@example.com` });
  await db.insert(profiles).values({
    id,
    firstName: 'Somebody',
    coinName,
    createdAt: sql`${createdAt}::timestamptz`,
  });
  return id;
}

/** Adds users `many-000001` and so on, of coins `Coin 000001` and so on, the last one the newest, all within a second. */
export async function addManyUsers(db: Database, amount: number): Promise<void> {
  await db.execute(sql`
    insert into ${users} (id, name, email)
    select 'many-' || lpad(n::text, 6, '0'), 'Many', 'many-' || n || '@example.com' from generate_series(1, ${amount}::int) n`);
  await db.execute(sql`
    insert into ${profiles} (id, first_name, coin_name, created_at)
    select 'many-' || lpad(n::text, 6, '0'), 'Many', 'Coin ' || lpad(n::text, 6, '0'),
      timestamptz '2025-01-01T00:00:00Z' + (n / 3) * interval '1 microsecond' from generate_series(1, ${amount}::int) n`);
}
