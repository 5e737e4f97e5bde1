import { eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { phones } from './tables.ts';

/** A user's phone in E.164; null without one. */
export async function phoneOf(executor: Executor, userId: string): Promise<string | null> {
  const [own] = await executor.select({ phone: phones.phone }).from(phones).where(eq(phones.userId, userId));
  return own?.phone ?? null;
}
