import { type Email, renderEmail } from '../../../platform/mail/email.ts';
import type { EmailSettings } from '../../../platform/mail/email-page.tsx';

/** What an admin has done to a page or an account. */
export type ModerationAct = 'taken-down' | 'put-back' | 'suspended' | 'restored';

interface ModerationContent {
  readonly act: ModerationAct;
  /** Why: of `restored`, why the page stays down, if it does. Null: there is none. */
  readonly reason: string | null;
  /** Whether the account has a live page. */
  readonly hasPage: boolean;
  /** The page as it is live; null where it is not. */
  readonly page: { readonly url: string; readonly coinName: string } | null;
}

/** What happened, why, and what to do next. */
export function moderationEmail(settings: EmailSettings, message: ModerationContent): Promise<Email> {
  const { appUrl, productName } = settings;
  const { subject, what, next, action, otherwise } = wordsFor(message, appUrl);
  return renderEmail(settings, {
    subject: `${subject} (${productName})`,
    heading: subject,
    paragraphs: [
      what,
      ...(message.reason === null ? [] : [`Reason: ${message.reason}`]),
      ...(next === null ? [] : [next]),
    ],
    action,
    otherwise,
  });
}

interface Words {
  readonly subject: string;
  readonly what: string;
  readonly next: string | null;
  readonly action: { readonly label: string; readonly url: string };
  readonly otherwise: string;
}

const mistake = 'You think that this is a mistake? Write to us, and a person will look again.';

function wordsFor({ act, reason, hasPage, page }: ModerationContent, appUrl: string): Words {
  const support = { label: 'Write to support', url: `${appUrl}/support` };
  const questions = `You have a question? Write to us at any time: ${support.url}`;
  const signIn = { label: 'Sign in', url: `${appUrl}/login` };
  switch (act) {
    case 'taken-down':
      return {
        subject: 'Your page was taken down',
        what: 'We have taken your page down, so nobody can see it at the moment. Your account, your draft and your details are still there.',
        next: 'Change what the reason names, then write to support and ask us to put the page back.',
        action: support,
        otherwise: mistake,
      };
    case 'put-back':
      return {
        subject: 'Your page is back',
        what: `We have put the page of ${page?.coinName ?? 'your coin'} back. It is live again, at the address that it had before.`,
        next: 'There is nothing to do.',
        action: page === null ? signIn : { label: 'See your page', url: page.url },
        otherwise: questions,
      };
    case 'suspended':
      return {
        subject: 'Your account is suspended',
        what: hasPage
          ? 'We have suspended your account. You cannot sign in, and your page is not shown meanwhile. Nothing is deleted.'
          : 'We have suspended your account, so you cannot sign in. Nothing is deleted.',
        next: 'Write to support to have it restored.',
        action: support,
        otherwise: mistake,
      };
    case 'restored':
      return {
        subject: 'Your account is restored',
        what: `We have restored your account. You can sign in again as before${pageAfterRestore(hasPage, reason)}`,
        next:
          reason === null
            ? null
            : 'Change what the reason names, then write to support and ask us to put the page back.',
        action: signIn,
        otherwise: questions,
      };
  }
}

function pageAfterRestore(hasPage: boolean, reason: string | null): string {
  if (reason !== null) return '. Your page stays down.';
  return hasPage ? ', and your page is live again.' : '.';
}
