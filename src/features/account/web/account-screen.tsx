import { type ReactNode, useState } from 'react';
import { api } from '../../../web/api/client.ts';
import { messageOf } from '../../../web/api/display-error.ts';
import { useSession } from '../../../web/page/root-data.ts';
import { Button } from '../../../web/ui/controls/button.tsx';
import { Card } from '../../../web/ui/layout/card.tsx';
import { useInteractive } from '../../../web/ui/controls/interactive-fieldset.tsx';
import { notifyError, notifySuccess } from '../../../web/ui/feedback/notify.ts';
import { PageTitle } from '../../../web/ui/layout/page-title.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { SecurityCards } from './security-cards.tsx';
import { SignInMethodsCard } from '../social/web/sign-in-methods.tsx';

/** `/account/{userId}`: who one is, a new password, further settings as `children`, and the way out. */
export function AccountScreen({ children }: { children?: ReactNode }) {
  const { firstName, email } = useSession();
  return (
    <>
      <PageTitle lead="Your sign-in and everything that belongs to it.">Account Settings</PageTitle>
      <div className="grid max-w-3xl gap-6">
        <Card heading="Profile">
          <dl className="grid gap-x-6 gap-y-0.5 text-sm sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-y-3">
            <dt className="text-muted">First name</dt>
            <dd className="font-medium wrap-anywhere">{firstName}</dd>
            <dt className="text-muted max-sm:mt-3">Email</dt>
            <dd className="font-medium wrap-anywhere">{email}</dd>
          </dl>
        </Card>
        <PasswordCard email={email} />
        <SecurityCards email={email} />
        <SignInMethodsCard />
        {children}
        <DeleteAccount email={email} />
      </div>
    </>
  );
}

function PasswordCard({ email }: { email: string }) {
  const interactive = useInteractive();
  const [busy, setBusy] = useState(false);
  const reset = async () => {
    if (email === '') return notifyError('No email found');
    setBusy(true);
    try {
      await api.account.forgotPassword({ email });
      notifySuccess('Password reset email sent', 'Its link is good for an hour.');
    } catch (error) {
      notifyError('Failed to send password reset email', messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card
      heading="Password"
      lead="We send a link to your email. It sets a new password and signs you out everywhere."
    >
      <Button busy={busy} disabled={!interactive} onClick={() => void reset()}>
        Reset Password
      </Button>
    </Card>
  );
}
