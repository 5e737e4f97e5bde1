import { MailCheck } from 'lucide-react';
import { useLocation } from 'react-router';
import { api } from '../../../../web/api/client.ts';
import { useInteractive } from '../../../../web/ui/controls/interactive-fieldset.tsx';
import { notifySuccess } from '../../../../web/ui/feedback/notify.ts';
import { FormLink } from '../../../../web/ui/layout/auth-form.tsx';
import { ResendButton } from '../../../../web/ui/layout/resend-button.tsx';

/** What the history remembers of the sign-up before. */
export interface SentLink {
  readonly email: string;
  /** In epoch milliseconds. */
  readonly at: number;
}

/** `/thank-you`: where the link of a sign-up was sent, and what to do when it does not come. */
export function ThankYouScreen() {
  const location = useLocation();
  // The server does not know the history, and renders the same as before hydration.
  const sent = useInteractive() ? sentOf(location.state) : null;
  return (
    <div className="text-center">
      <span className="mx-auto mb-6 grid size-16 place-items-center rounded-full border border-line-strong bg-wash text-link">
        <MailCheck aria-hidden="true" className="size-7" />
      </span>
      <h1 className="text-2xl">Thank You for Signing Up!</h1>
      <p className="mt-4 text-muted">
        We sent {sent === null ? 'you an email with ' : ''}a confirmation link
        {sent !== null && (
          <>
            {' '}
            to <strong className="font-semibold wrap-anywhere text-text">{sent.email}</strong>
          </>
        )}
        . Open it to finish creating your account.
      </p>
      <p className="mt-3 text-muted">Nothing there after a minute? Look into your spam folder.</p>
      {sent !== null && (
        <div className="mt-4 grid justify-items-center gap-2">
          <ResendButton resend={() => resend(sent.email)} sentAt={sent.at} />
        </div>
      )}
      <p className="mt-8 border-t border-line pt-6 text-sm text-muted">
        {sent === null ? (
          <>
            Still nothing? <FormLink to="/support">Contact support</FormLink> or{' '}
            <FormLink to="/login">sign in</FormLink> to have the link sent again.
          </>
        ) : (
          <>
            <span className="block">
              Wrong address? <FormLink to="/signup">Sign up with another</FormLink>
            </span>
            <span className="mt-2 block">
              Still nothing? <FormLink to="/support">Contact support</FormLink>
            </span>
          </>
        )}
      </p>
    </div>
  );
}

async function resend(email: string): Promise<void> {
  await api.account.resendConfirmation({ email });
  notifySuccess('Confirmation email sent');
}

function sentOf(state: unknown): SentLink | null {
  const isOurs = typeof state === 'object' && state !== null && 'email' in state && 'at' in state;
  return isOurs ? (state as SentLink) : null;
}
