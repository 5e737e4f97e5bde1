import { and, eq, gt, inArray, isNotNull, isNull, ne, type SQL } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { linkTypes } from '../rules/link-types.ts';
import { mailLinks } from './tables.ts';
import { users } from '../tables.ts';
import { hashOf, newToken } from '../secrets/tokens.ts';

export type MailLinkType = (typeof linkTypes)[number];

const hour = 60 * 60 * 1000;
/** How long a link may wait for its mail while the mail server is down; its own lifetime begins with the mail. */
const pendingTime = 14 * 24 * hour;

/** Milliseconds; the mails say the same. */
export const lifetimes: Record<MailLinkType, number> = {
  signup: 24 * hour,
  email_change: 24 * hour,
  magiclink: hour,
  recovery: hour,
  email_undo: 7 * 24 * hour,
};

export type MailLink = typeof mailLinks.$inferSelect;

/** A user's link, or of type `signup` a sign-up's. */
type NewLink = ({ readonly userId: string } | { readonly signUpId: string }) & {
  readonly type: MailLinkType;
  readonly email: string;
  readonly attemptKeys: readonly string[];
};

/** Creates a link without a token, which cannot be used yet. @returns its id. */
export async function createPending(executor: Executor, link: NewLink, now: Date): Promise<string> {
  const expiresAt = new Date(now.getTime() + pendingTime);
  const [created] = await executor
    .insert(mailLinks)
    .values({ ...link, attemptKeys: [...link.attemptKeys], expiresAt, createdAt: now })
    .returning({ id: mailLinks.id });
  if (!created) throw new Error('mail link was not inserted');
  return created.id;
}

/** Makes a pending link one that can be used. @returns its token; the row holds only the hash. */
export async function issueToken(executor: Executor, linkId: string, expiresAt: Date): Promise<string> {
  const token = newToken();
  await executor
    .update(mailLinks)
    .set({ tokenHash: hashOf(token), expiresAt })
    .where(eq(mailLinks.id, linkId));
  return token;
}

/** A link that can be used, without using it; null: used, expired, of another type, or unknown. */
export async function findLink(
  executor: Executor,
  token: string,
  type: MailLinkType,
  now: Date,
): Promise<MailLink | null> {
  const [link] = await executor
    .select()
    .from(mailLinks)
    .where(isUsable(token, type, now));
  return link ?? null;
}

/** Whose address a link has confirmed, which has not expired since and is still theirs; null: another link, or none. */
export async function confirmedBy(
  executor: Executor,
  tokenHash: string | null,
  type: 'signup' | 'email_change',
  now: Date,
): Promise<{ readonly userId: string; readonly email: string } | null> {
  if (tokenHash === null) return null;
  const [confirmed] = await executor
    .select({ userId: users.id, email: users.email })
    .from(mailLinks)
    .innerJoin(users, and(eq(users.id, mailLinks.userId), eq(users.email, mailLinks.email)))
    .where(
      and(
        eq(mailLinks.tokenHash, tokenHash),
        eq(mailLinks.type, type),
        isNotNull(mailLinks.usedAt),
        gt(mailLinks.expiresAt, now),
      ),
    );
  return confirmed ?? null;
}

/** Uses a user's link; of two concurrent calls one gets it. @returns null without a usable link of that token and type. */
export async function useLink(
  executor: Executor,
  token: string,
  type: Exclude<MailLinkType, 'signup'>,
  now: Date,
): Promise<(MailLink & { readonly userId: string }) | null> {
  const found = await findLink(executor, token, type, now);
  if (!found || found.userId === null) return null;
  const { userId } = found;
  // Locks the user before the links, in the order of `revokeAll`'s callers, against deadlocks.
  await executor.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const condition = isUsable(token, type, now);
  const [link] = await executor.update(mailLinks).set({ usedAt: now }).where(condition).returning();
  return link ? { ...link, userId } : null;
}

function isUsable(token: string, type: MailLinkType, now: Date) {
  return and(
    eq(mailLinks.tokenHash, hashOf(token)),
    eq(mailLinks.type, type),
    isNull(mailLinks.usedAt),
    gt(mailLinks.expiresAt, now),
  );
}

/** Whoever took over an account could otherwise end what gives it back: see `redeem.ts`. */
const allButUndo = linkTypes.filter((type) => type !== 'email_undo');

/** Deletes a user's unused links, pending ones too; by default all but those that undo a change of address. */
export async function revokeAll(
  executor: Executor,
  userId: string,
  types: readonly MailLinkType[] = allButUndo,
): Promise<void> {
  await executor
    .delete(mailLinks)
    .where(and(eq(mailLinks.userId, userId), inArray(mailLinks.type, [...types]), isNull(mailLinks.usedAt)));
}

/** The address that an account was last asked to move to, while its link may be opened, whether or not somebody else has it. */
export async function askedAddress(executor: Executor, userId: string, now: Date): Promise<string | null> {
  const [link] = await executor
    .select({ email: mailLinks.email })
    .from(mailLinks)
    .where(
      and(
        eq(mailLinks.userId, userId),
        eq(mailLinks.type, 'email_change'),
        isNull(mailLinks.usedAt),
        gt(mailLinks.createdAt, new Date(now.getTime() - lifetimes.email_change)),
      ),
    );
  return link?.email ?? null;
}

const isUndoOf = (userId: string) =>
  and(eq(mailLinks.userId, userId), eq(mailLinks.type, 'email_undo'), isNull(mailLinks.usedAt));

/** Mailboxes that could still undo a change of this account, and have no other by now. */
export async function undoAddresses(executor: Executor, userId: string, now: Date): Promise<string[]> {
  const links = await executor
    .selectDistinct({ email: mailLinks.email })
    .from(mailLinks)
    .leftJoin(users, and(eq(users.email, mailLinks.email), ne(users.id, userId)))
    .where(and(isUndoOf(userId), gt(mailLinks.expiresAt, now), isNull(users.id)));
  return links.map(({ email }) => email);
}

/** Ends what could still undo a change of this account. */
export async function revokeUndos(executor: Executor, userId: string, which: SQL | undefined): Promise<void> {
  await executor.delete(mailLinks).where(and(isUndoOf(userId), which));
}

/** The token stands in the fragment, which reaches no server log and no link scanner. */
export function linkUrl(appUrl: string, type: MailLinkType, token: string): string {
  const page = type === 'recovery' || type === 'email_undo' ? 'update-password' : 'login';
  return `${appUrl}/${page}#access_token=${token}&type=${type}`;
}
