import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Codes } from '../codes/codes.ts';
import { noticeMail } from '../emails/notice-mail.ts';
import { dropUnprovenAccess, setPassword } from '../sessions/credentials.ts';
import { profiles, users } from '../tables.ts';
import { type MailLinkType, revokeAll, useLink, type UsedLink } from './mail-links.ts';
import { mailLinks, mailLinkTypes } from './tables.ts';

interface Deps {
  readonly jobs: Jobs;
  readonly codes: Pick<Codes, 'revokeAll'>;
  readonly now: () => Date;
}

/** Uses a link, once, and applies what it proves. @throws {Problem} LINK_REFUSED: used, expired, of another type, or unknown. */
export async function redeem(
  { jobs, codes, now }: Deps,
  tx: Transaction,
  token: string,
  type: MailLinkType,
): Promise<UsedLink> {
  const link = await useLink(tx, token, type, now());
  if (!link) throw new Problem('LINK_REFUSED');
  const [before] = await tx
    .select({ to: users.email, firstName: users.name })
    .from(users)
    .where(eq(users.id, link.userId));
  if (!before || !(await acceptProof(tx, link, type))) throw new Problem('LINK_REFUSED');
  if (type === 'email_change') await jobs.enqueue(tx, noticeMail, { kind: 'email-changed', ...before });
  if (type === 'magiclink') await codes.revokeAll(tx, link.userId, 'email');
  return link;
}

/** The code of a sign-in mail was right: the same proof as its link, which is revoked. */
export async function acceptEmailProof(tx: Transaction, userId: string, email: string): Promise<boolean> {
  const proof = { userId, email, firstName: null, passwordHash: null };
  if (!(await acceptProof(tx, proof, 'magiclink'))) return false;
  await tx
    .delete(mailLinks)
    .where(and(eq(mailLinks.userId, userId), eq(mailLinks.type, 'magiclink'), isNull(mailLinks.usedAt)));
  return true;
}

type Proof = Pick<UsedLink, 'userId' | 'email' | 'firstName' | 'passwordHash'>;

/**
 * Applies the proof that the user reads mail at `proof.email`.
 * @returns false when it no longer fits the account: nothing was changed, and its use should be rolled back.
 */
async function acceptProof(tx: Transaction, proof: Proof, type: MailLinkType): Promise<boolean> {
  const [user] = await tx
    .select({ email: users.email, isConfirmed: users.emailVerified })
    .from(users)
    .where(eq(users.id, proof.userId))
    .for('update');
  if (!user) return false;
  if (type === 'email_change') return changeEmail(tx, proof);
  if (user.email !== proof.email) return false;
  if (user.isConfirmed) return true;
  if (type === 'signup') await confirmSignUp(tx, proof);
  else await dropUnprovenAccess(tx, proof.userId);
  await tx.update(users).set({ emailVerified: true }).where(eq(users.id, proof.userId));
  return true;
}

/** Confirms what was typed in this link's own sign-up, not in another one for the same address. */
async function confirmSignUp(tx: Transaction, { userId, firstName, passwordHash }: Proof): Promise<void> {
  if (firstName !== null) {
    await tx.update(users).set({ name: firstName }).where(eq(users.id, userId));
    await tx.update(profiles).set({ firstName }).where(eq(profiles.id, userId));
  }
  if (passwordHash !== null) await setPassword(tx, userId, passwordHash);
}

/** An unconfirmed account of the new address gives way to the proven owner. */
async function changeEmail(tx: Transaction, { userId, email }: Proof): Promise<boolean> {
  await tx
    .delete(users)
    .where(and(eq(users.email, email), eq(users.emailVerified, false), ne(users.id, userId)));
  const [other] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (other && other.id !== userId) return false;
  await tx.update(users).set({ email, emailVerified: true }).where(eq(users.id, userId));
  await revokeAll(tx, userId, mailLinkTypes);
  return true;
}
