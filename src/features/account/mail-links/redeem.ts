import { and, asc, eq, gt, gte, inArray, ne, or } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Codes } from '../codes/codes.ts';
import { phones } from '../codes/tables.ts';
import { createUser, endSignUpLinks, lockAddress } from '../create-user.ts';
import { type NoticeKind, noticeMail } from '../emails/notices.ts';
import { backupCodes, secondFactors } from '../second-factor/tables.ts';
import { removeIdentities, setPassword } from '../sessions/credentials.ts';
import { identities } from '../sessions/tables.ts';
import { signUps, users } from '../tables.ts';
import { linkMail } from './link-mail.ts';
import {
  confirmedBy,
  createPending,
  type MailLink,
  type MailLinkType,
  revokeAll,
  revokeUndos,
  useLink,
} from './mail-links.ts';
import { mailLinks } from './tables.ts';

interface Deps {
  readonly jobs: Jobs;
  readonly codes: Pick<Codes, 'revokeAll'>;
  readonly now: () => Date;
}

/**
 * Uses a user's link, once, and applies what it proves.
 * @throws {Problem} LINK_REFUSED: used, expired, of another type, or unknown; ADDRESS_GONE.
 */
export async function redeem(
  { jobs, codes, now }: Deps,
  tx: Transaction,
  token: string,
  type: Exclude<MailLinkType, 'signup'>,
) {
  const link = await useLink(tx, token, type, now());
  if (!link) throw new Problem('LINK_REFUSED');
  const { userId } = link;
  const [before] = await tx.select({ to: users.email }).from(users).where(eq(users.id, userId));
  if (!before) throw new Problem('LINK_REFUSED');
  if (type === 'email_change') {
    if (!(await moveTo(tx, userId, link.email))) throw new Problem('LINK_REFUSED');
    const undo = { userId, type: 'email_undo', email: before.to, attemptKeys: [] } as const;
    await jobs.enqueue(tx, linkMail, { linkId: await createPending(tx, undo, now()) });
  } else if (type === 'email_undo') {
    const to = link.email;
    // The link of a letter about a second factor moves nothing, unless the account has moved since.
    if (before.to === to) await revokeAll(tx, userId);
    else if (await moveTo(tx, userId, to))
      await jobs.enqueue(tx, noticeMail, { kind: 'email-changed', ...before });
    else throw new Problem('ADDRESS_GONE');
    // An earlier one to elsewhere stays: what an owner undoes cannot be undone by who took the address from them.
    await revokeUndos(tx, userId, or(gt(mailLinks.createdAt, link.createdAt), eq(mailLinks.email, to)));
    const since = new Date(link.createdAt.getTime() - beforeMoveInMs);
    for (const kind of await removeAddedSince(tx, userId, since))
      await jobs.enqueue(tx, noticeMail, { kind, to });
  } else if (before.to !== link.email) throw new Problem('LINK_REFUSED');
  if (type === 'magiclink') await codes.revokeAll(tx, userId, 'email');
  return link;
}

interface Confirmation {
  /** Of the browser that opened the link; null: one that we have not seen before. */
  readonly browserHash: string | null;
  /** Of the password to set instead of the one that was typed at the sign-up. */
  readonly passwordHash: string | null;
  readonly usedAt: Date;
}

/** How long a link that has confirmed an address still says so: mail scanners open links before people do. */
const confirmedForMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Makes the sign-up of this link a user with the password that was typed there, and ends the links of every other for the address.
 * Where somebody else's waits, the link's may be a stranger's, so only the browser that asked for it keeps that password.
 * @returns false when this very link has just confirmed the address
 * @throws {Problem} LINK_REFUSED; NEW_PASSWORD_NEEDED, which leaves the link as it is.
 */
export async function confirmSignUp(
  tx: Transaction,
  { email, signUpId, tokenHash, createdAt }: MailLink,
  { browserHash, passwordHash, usedAt }: Confirmation,
): Promise<boolean> {
  await lockAddress(tx, email);
  const waiting = await tx
    .select()
    .from(signUps)
    .where(eq(signUps.email, email))
    .orderBy(asc(signUps.createdAt));
  const own = waiting.find(({ id }) => id === signUpId);
  if ((await confirmedBy(tx, tokenHash, 'signup', usedAt)) !== null) return false;
  if (!own) throw new Problem('LINK_REFUSED');
  // Who has typed the same password, or did so in the same browser, is the same person.
  const ofSamePerson = waiting.filter(
    (other) => other.browserHash === own.browserHash || other.passwordHash === own.passwordHash,
  );
  if (passwordHash === null && ofSamePerson.length < waiting.length && own.browserHash !== browserHash)
    throw new Problem('NEW_PASSWORD_NEEDED');
  const ofThisBrowser = waiting.filter((other) => other.browserHash === browserHash);
  // Nor is the owner called what a stranger typed.
  const { firstName } = ofThisBrowser.at(-1) ?? own;
  const userId = await createUser(tx, { email, firstName });
  if (userId === null) throw new Problem('LINK_REFUSED');
  await setPassword(tx, userId, passwordHash ?? own.passwordHash);
  // What a stranger typed is answered as before, so that it does not tell that the address has an account now.
  const done = passwordHash === null ? ofSamePerson : ofThisBrowser;
  const isDone = inArray(
    signUps.id,
    done.map(({ id }) => id),
  );
  await tx.delete(signUps).where(isDone);
  const expiresAt = new Date(usedAt.getTime() + confirmedForMs);
  await tx
    .insert(mailLinks)
    .values({ userId, type: 'signup', email, tokenHash, usedAt, expiresAt, createdAt });
  return true;
}

/** The code of a sign-in mail was right, so its link ends. @returns false when the address is no longer the user's. */
export async function acceptEmailProof(tx: Transaction, userId: string, email: string): Promise<boolean> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.email, email)))
    .for('update');
  if (!user) return false;
  await revokeAll(tx, userId, ['magiclink']);
  return true;
}

/** Moves an account to an address that was proven. @returns false when that has another account. */
async function moveTo(tx: Transaction, userId: string, email: string): Promise<boolean> {
  await lockAddress(tx, email);
  const [other] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, userId)));
  if (other) return false;
  await tx.update(users).set({ email }).where(eq(users.id, userId));
  await endSignUpLinks(tx, email);
  await revokeAll(tx, userId);
  return true;
}

/** Who takes an account over may add ways in, or a second factor, before they move it. */
const beforeMoveInMs = 24 * 60 * 60 * 1000;

/** @returns what there was. */
async function removeAddedSince(tx: Transaction, userId: string, since: Date): Promise<NoticeKind[]> {
  const removedPhones = await tx
    .delete(phones)
    .where(and(eq(phones.userId, userId), gte(phones.confirmedAt, since)))
    .returning({ userId: phones.userId });
  const isUnlinked = await removeIdentities(tx, userId, gte(identities.createdAt, since));
  const removed = await tx
    .delete(secondFactors)
    .where(and(eq(secondFactors.userId, userId), gte(secondFactors.confirmedAt, since)))
    .returning({ userId: secondFactors.userId });
  if (removed.length > 0) await tx.delete(backupCodes).where(eq(backupCodes.userId, userId));
  return [
    ...(removedPhones.length > 0 ? (['phone-removed'] as const) : []),
    ...(isUnlinked ? (['identity-unlinked'] as const) : []),
    ...(removed.length > 0 ? (['second-factor-off'] as const) : []),
  ];
}
