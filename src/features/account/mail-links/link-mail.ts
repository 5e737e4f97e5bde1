import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import type { Job, JobKind } from '../../../platform/jobs/job-kind.ts';
import { mailRetry, type Mail } from '../../../platform/mail/mail.ts';
import { armLink, createLink, lifetimes, linkUrl } from './mail-links.ts';
import type { Codes } from '../codes/codes.ts';
import type { Letter, LetterSetting } from './emails.tsx';
import { mailLinks, users } from '../tables.ts';

/**
 * A letter that was asked for. Who asked by e-mail address is looked up here and not in the request, whose answer and
 * duration thus cannot depend on it; and a token is made here, so that it never lies in the queue.
 */
const wishForLetter = z.union([
  z.strictObject({ linkId: z.string() }),
  z.strictObject({
    type: z.enum(['signup', 'magiclink', 'recovery']),
    email: z.string(),
    attemptKeys: z.array(z.string()),
    /** A code that waits for its digits, to stand beside a magic link. */
    codeId: z.string().optional(),
  }),
]);
export type WishForLetter = z.infer<typeof wishForLetter>;

export const linkMail: JobKind<WishForLetter> = {
  name: 'account.link-mail',
  data: wishForLetter,
  retry: mailRetry,
  timeoutInSeconds: 60,
  concurrency: 2,
};

interface Setting extends LetterSetting {
  readonly db: Database;
  readonly mail: Mail;
  readonly codes: Pick<Codes, 'arm'>;
  readonly now: () => Date;
}

/** Finds the person, words the letter and sends it; nobody there: nothing to do. */
export async function sendLinkMail(setting: Setting, job: Job<WishForLetter>): Promise<void> {
  const wish = 'linkId' in job.data ? await wishOfLink(setting.db, job.data.linkId) : job.data;
  if (wish === null) return;
  const [person] = await setting.db
    .select({ id: users.id, firstName: users.name, isConfirmed: users.emailVerified })
    .from(users)
    .where(eq(users.email, wish.email));
  if (!person) return;
  await setting.mail.deliver({ to: wish.email, ...(await compose(setting, wish, person)) }, job);
}

interface Wish {
  readonly type: 'signup' | 'magiclink' | 'recovery';
  readonly email: string;
  readonly attemptKeys: readonly string[];
  readonly codeId?: string | undefined;
  /** A link that exists and waits for its token. */
  readonly waiting?: { readonly id: string; readonly firstName: string | null };
}

interface Person {
  readonly id: string;
  readonly firstName: string;
  readonly isConfirmed: boolean;
}

async function wishOfLink(db: Database, linkId: string): Promise<Wish | null> {
  const [link] = await db
    .select({ email: mailLinks.email, firstName: mailLinks.firstName })
    .from(mailLinks)
    .where(eq(mailLinks.id, linkId));
  if (!link) return null;
  return {
    type: 'signup',
    email: link.email,
    attemptKeys: [],
    waiting: { id: linkId, firstName: link.firstName },
  };
}

async function compose(setting: Setting, wish: Wish, person: Person): Promise<Letter> {
  // Half a second and 50 MB that only the first letter should cost.
  const letters = await import('./emails.tsx');
  const firstName = wish.waiting?.firstName ?? person.firstName;
  if (wish.type === 'signup' && person.isConfirmed)
    return letters.accountExistsLetter(setting, person.firstName);
  const url = linkUrl(setting.appUrl, wish.type, await tokenFor(setting, wish, person));
  switch (wish.type) {
    case 'signup':
      return letters.confirmationLetter(setting, firstName, url);
    case 'recovery':
      return letters.recoveryLetter(setting, firstName, url);
    case 'magiclink':
      return letters.magicLinkLetter(setting, firstName, url, await codeFor(setting, wish, person));
  }
}

/** Null when the letter comes so late that a code would be over. */
async function codeFor({ db, codes }: Setting, { codeId }: Wish, person: Person): Promise<string | null> {
  return codeId === undefined ? null : codes.arm(db, codeId, person.id);
}

async function tokenFor({ db, now }: Setting, wish: Wish, person: Person): Promise<string> {
  const expiresAt = new Date(now().getTime() + lifetimes[wish.type]);
  if (wish.waiting) return armLink(db, wish.waiting.id, expiresAt);
  const { type, email, attemptKeys } = wish;
  return createLink(db, { userId: person.id, type, email, attemptKeys, expiresAt });
}
