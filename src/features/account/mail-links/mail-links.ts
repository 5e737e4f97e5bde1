import { and, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { mailLinks, type mailLinkTypes } from './tables.ts';
import { users } from '../tables.ts';
import { hashOf, newToken } from '../secrets/tokens.ts';

export type MailLinkType = (typeof mailLinkTypes)[number];

const hour = 60 * 60 * 1000;
/** How long a link may wait for its mail while the mail server is down; its own lifetime begins with the mail. */
export const pendingTime = 14 * 24 * hour;

/** Milliseconds; the mails say the same. */
export const lifetimes: Record<MailLinkType, number> = {
  signup: 24 * hour,
  email_change: 24 * hour,
  magiclink: hour,
  recovery: hour,
};

export type UsedLink = Pick<
  typeof mailLinks.$inferSelect,
  'userId' | 'email' | 'firstName' | 'passwordHash' | 'attemptKeys'
>;

interface NewLink {
  readonly userId: string;
  readonly type: MailLinkType;
  readonly email: string;
  readonly attemptKeys: readonly string[];
  readonly expiresAt: Date;
}

/** Creates a link. @returns its token; the row holds only the hash. */
export async function createLink(executor: Executor, link: NewLink): Promise<string> {
  const token = newToken();
  await executor
    .insert(mailLinks)
    .values({ ...link, attemptKeys: [...link.attemptKeys], tokenHash: hashOf(token) });
  return token;
}

/** Creates a link without a token, which cannot be used yet. @returns its id. */
export async function createPending(
  executor: Executor,
  { userId, type, email, attemptKeys, now }: Omit<NewLink, 'expiresAt'> & { readonly now: Date },
): Promise<string> {
  const expiresAt = new Date(now.getTime() + pendingTime);
  const [link] = await executor
    .insert(mailLinks)
    .values({ userId, type, email, attemptKeys: [...attemptKeys], expiresAt })
    .returning({ id: mailLinks.id });
  if (!link) throw new Error('mail link was not inserted');
  return link.id;
}

export async function issueToken(executor: Executor, linkId: string, expiresAt: Date): Promise<string> {
  const token = newToken();
  await executor
    .update(mailLinks)
    .set({ tokenHash: hashOf(token), expiresAt })
    .where(eq(mailLinks.id, linkId));
  return token;
}

/** Uses a link; of two concurrent calls one gets it. @returns null without a usable link of that token and type. */
export async function useLink(
  executor: Executor,
  token: string,
  type: MailLinkType,
  now: Date,
): Promise<UsedLink | null> {
  const isUsable = and(
    eq(mailLinks.tokenHash, hashOf(token)),
    eq(mailLinks.type, type),
    isNull(mailLinks.usedAt),
    gt(mailLinks.expiresAt, now),
  );
  // Locks the user before the links, in the order of `revokeAll`'s callers, against deadlocks.
  await executor
    .select({ id: users.id })
    .from(users)
    .innerJoin(mailLinks, eq(mailLinks.userId, users.id))
    .where(isUsable)
    .for('update', { of: users });
  const [link] = await executor.update(mailLinks).set({ usedAt: now }).where(isUsable).returning({
    userId: mailLinks.userId,
    email: mailLinks.email,
    firstName: mailLinks.firstName,
    passwordHash: mailLinks.passwordHash,
    attemptKeys: mailLinks.attemptKeys,
  });
  return link ?? null;
}

/** Deletes a user's unused links, pending ones too. */
export async function revokeAll(
  executor: Executor,
  userId: string,
  types: readonly MailLinkType[],
): Promise<void> {
  await executor
    .delete(mailLinks)
    .where(and(eq(mailLinks.userId, userId), inArray(mailLinks.type, [...types]), isNull(mailLinks.usedAt)));
}

export async function purgeExpired(executor: Executor, before: Date): Promise<void> {
  await executor.delete(mailLinks).where(lt(mailLinks.expiresAt, before));
}

/** The token stands in the fragment, which reaches no server log and no link scanner. */
export function linkUrl(appUrl: string, type: MailLinkType, token: string): string {
  const page = type === 'recovery' ? 'update-password' : 'login';
  return `${appUrl}/${page}#access_token=${token}&type=${type}`;
}
