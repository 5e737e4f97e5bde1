import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { mailLinks, type mailLinkTypes } from './tables.ts';

export type MailLinkType = (typeof mailLinkTypes)[number];

const hour = 60 * 60 * 1000;

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
  const [link] = await executor
    .update(mailLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(mailLinks.tokenHash, hashOf(token)),
        eq(mailLinks.type, type),
        isNull(mailLinks.usedAt),
        gt(mailLinks.expiresAt, now),
      ),
    )
    .returning({
      userId: mailLinks.userId,
      email: mailLinks.email,
      firstName: mailLinks.firstName,
      passwordHash: mailLinks.passwordHash,
      attemptKeys: mailLinks.attemptKeys,
    });
  return link ?? null;
}

/** Ends every link of a person that was not used yet. */
export async function endLinks(executor: Executor, userId: string): Promise<void> {
  await executor.delete(mailLinks).where(and(eq(mailLinks.userId, userId), isNull(mailLinks.usedAt)));
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

function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A token is 256 random bits, so a plain hash keeps it as well as a slow one would. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
