import { and, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { mailLinks, type mailLinkTypes, users } from '../tables.ts';
import { hashOf, newToken } from '../secrets/tokens.ts';

export type MailLinkType = (typeof mailLinkTypes)[number];

const hour = 60 * 60 * 1000;
/** How long a link may wait for its letter while the mail server is down; its own time begins with the letter. */
export const waitingTime = 14 * 24 * hour;

/** How long a link is good for, in milliseconds; its letter says the same. */
export const lifetimes: Record<MailLinkType, number> = {
  signup: 24 * hour,
  email_change: 24 * hour,
  magiclink: hour,
  recovery: hour,
};

/** A link that was just used, and cannot be again. */
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

/** Makes a link. @returns its token, which is kept nowhere else: the row has only its hash. */
export async function createLink(executor: Executor, link: NewLink): Promise<string> {
  const token = newToken();
  await executor
    .insert(mailLinks)
    .values({ ...link, attemptKeys: [...link.attemptKeys], tokenHash: hashOf(token) });
  return token;
}

/** Makes a link that waits for its letter. @returns its id, which is no secret: the link cannot be used before it is armed. */
export async function noteLink(
  executor: Executor,
  { userId, type, email, attemptKeys, now }: Omit<NewLink, 'expiresAt'> & { readonly now: Date },
): Promise<string> {
  const expiresAt = new Date(now.getTime() + waitingTime);
  const [link] = await executor
    .insert(mailLinks)
    .values({ userId, type, email, attemptKeys: [...attemptKeys], expiresAt })
    .returning({ id: mailLinks.id });
  if (!link) throw new Error('The link was not kept.');
  return link.id;
}

/** Gives a link that has waited for its letter a token, in place of any earlier one. */
export async function armLink(executor: Executor, linkId: string, expiresAt: Date): Promise<string> {
  const token = newToken();
  await executor
    .update(mailLinks)
    .set({ tokenHash: hashOf(token), expiresAt })
    .where(eq(mailLinks.id, linkId));
  return token;
}

/** Uses a link; of two who try at once, one gets it. @returns null when there is none of that token and type to use. */
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
  // The person before their links, as whoever ends the links does: two of one person at once would wait for each other.
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

/** Ends the links of a person that were not used yet, those that still wait for their letter too. */
export async function endLinks(
  executor: Executor,
  userId: string,
  types: readonly MailLinkType[],
): Promise<void> {
  await executor
    .delete(mailLinks)
    .where(and(eq(mailLinks.userId, userId), inArray(mailLinks.type, [...types]), isNull(mailLinks.usedAt)));
}

/** Deletes links whose time was over before this instant. */
export async function forgetLinks(executor: Executor, before: Date): Promise<void> {
  await executor.delete(mailLinks).where(lt(mailLinks.expiresAt, before));
}

/** The address that goes into a mail. The token stands in the fragment, which no server and no link scanner is sent. */
export function linkUrl(appUrl: string, type: MailLinkType, token: string): string {
  const page = type === 'recovery' ? 'update-password' : 'login';
  return `${appUrl}/${page}#access_token=${token}&type=${type}`;
}
