import type { ReactNode } from 'react';
import { messageOf } from '../../../../web/api/display-error.ts';
import { homeOf } from '../../../../web/page/guard.ts';
import { useMaybeSession } from '../../../../web/page/root-data.ts';
import { Button } from '../../../../web/ui/controls/button.tsx';
import { FormError } from '../../../../web/ui/feedback/form-error.tsx';
import { Spinner } from '../../../../web/ui/feedback/spinner.tsx';
import { AuthHeading, FormLink } from '../../../../web/ui/layout/auth-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import type { MailLinkState } from './use-mail-link.ts';

/** Stands in for a form while the link of a mail is being used. */
export function LinkProgress({ state, children }: { state: MailLinkState; children: ReactNode }) {
  if (state.step === 'exchanging') return <Waiting label="Checking your link" />;
  if (state.step === 'other-account') return <OtherAccount {...state} />;
  if (state.step === 'new-password')
    return (
      <NewPasswordForm
        lead="More than one sign-up waits for this email. The password that you choose here counts."
        save={state.save}
      />
    );
  if (state.step !== 'failed') return children;
  return (
    <>
      <div className="mb-6">
        <FormError message="Error confirming email" detail={messageOf(state.error)}>
          <Button size="small" onClick={state.retry}>
            Try again
          </Button>
        </FormError>
      </div>
      {children}
    </>
  );
}

/** Asks before a link signs somebody else out: another site may have led here. */
function OtherAccount({ email, switchAccount }: { email: string; switchAccount: () => void }) {
  const session = useMaybeSession();
  return (
    <>
      <AuthHeading
        lead={`This link is for ${email}. You are signed in as ${session?.email ?? 'somebody else'}.`}
      >
        Another Account
      </AuthHeading>
      <Button tone="primary" size="large" className="w-full wrap-anywhere" onClick={switchAccount}>
        Sign in as {email}
      </Button>
      {session && (
        <p className="mt-6 text-center text-sm wrap-anywhere">
          <FormLink to={homeOf(session)}>Stay signed in as {session.email}</FormLink>
        </p>
      )}
    </>
  );
}

export function Waiting({ label }: { label: string }) {
  return (
    <div className="grid place-items-center py-16 text-muted">
      <Spinner className="size-8" label={label} />
    </div>
  );
}
