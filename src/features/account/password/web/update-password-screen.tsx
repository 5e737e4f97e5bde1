import { TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../../web/api/client.ts';
import { codeOf } from '../../../../web/api/display-error.ts';
import { useMaybeSession } from '../../../../web/page/root-data.ts';
import { FormError } from '../../../../web/ui/feedback/form-error.tsx';
import { FormNotice } from '../../../../web/ui/feedback/form-notice.tsx';
import { AuthHeading, FormLink, OtherWay } from '../../../../web/ui/layout/auth-form.tsx';
import { notifySuccess } from '../../../../web/ui/feedback/notify.ts';
import { keepLink, keptLink, takeMailLink } from '../../mail-links/web/mail-link.ts';
import { NewPasswordForm } from '../../mail-links/web/new-password-form.tsx';
import { announceSession } from '../../sessions/web/session-events.ts';
import { rememberCredentials } from '../../sessions/web/typed-credentials.ts';
import type { SignInState } from '../../sessions/web/sign-in-notice.tsx';

interface PasswordLink {
  readonly access_token: string;
  readonly type: 'recovery' | 'email_undo';
}

const leads = {
  recovery: 'It signs you out everywhere.',
  email_undo: 'It undoes what the email tells of and signs everybody out.',
};
/** Nobody can ask for another undoing. */
const writeToUs = <FormLink to="/support">Write to us</FormLink>;

/** `/update-password`: sets a password with the token of a mail's link, which it takes out of the address. */
export function UpdatePasswordScreen() {
  const navigate = useNavigate();
  const session = useMaybeSession();
  const [link, setLink] = useState<PasswordLink>({ access_token: '', type: 'recovery' });
  const { owner, isRefused } = useOwner(link);
  const isUndo = link.type === 'email_undo';

  useEffect(() => {
    const look = () => {
      const taken = takeMailLink() ?? keptLink();
      if (taken === null || taken === 'broken') return;
      const { access_token, type } = taken;
      if (type !== 'recovery' && type !== 'email_undo') return;
      setLink({ access_token, type });
      keepLink(taken);
      announceSession('password-recovery');
    };
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);

  const save = async (password: string) => {
    const { signInPath } = await api.account.updatePassword({ ...link, password });
    announceSession('user-updated');
    if (owner) rememberCredentials({ email: owner.email });
    notifySuccess('Password updated successfully!');
    const state: SignInState = { done: isUndo ? 'undone' : 'new-password' };
    await navigate(signInPath, { replace: true, state });
  };
  if (isRefused)
    return (
      <>
        <AuthHeading>Choose a Password</AuthHeading>
        <FormError message="That link was used already or has expired.">
          {isUndo ? writeToUs : <FormLink to="/login?view=forgotten_password">Ask for a new one</FormLink>}
        </FormError>
      </>
    );
  return (
    <NewPasswordForm
      key={link.access_token}
      lead={owner ? `For ${owner.email}. ${leads[link.type]}` : leads[link.type]}
      email={owner?.email}
      notice={
        owner &&
        session &&
        owner.userId !== session.userId && (
          <FormNotice icon={TriangleAlert}>
            You are signed in as <strong>{session.email}</strong>. This sets the password of another account,{' '}
            <strong>{owner.email}</strong>.
          </FormNotice>
        )
      }
      remedy={isUndo ? writeToUs : undefined}
      save={save}
    />
  );
}

type Owner = Awaited<ReturnType<typeof api.account.passwordLink>>;

/** Whose password a link sets; null until that is known. Without an answer the form works as well. */
function useOwner(link: PasswordLink): { owner: Owner | null; isRefused: boolean } {
  const [answer, setAnswer] = useState<{ of: PasswordLink; owner: Owner | null } | null>(null);
  useEffect(() => {
    if (link.access_token === '') return;
    let isOver = false;
    api.account.passwordLink(link).then(
      (owner) => isOver || setAnswer({ of: link, owner }),
      (error: unknown) => {
        if (!isOver && codeOf(error) === 'LINK_REFUSED') setAnswer({ of: link, owner: null });
      },
    );
    return () => {
      isOver = true;
    };
  }, [link]);
  const known = answer?.of === link ? answer : null;
  return { owner: known?.owner ?? null, isRefused: known?.owner === null };
}

/** The login view update_password: a password link was opened in another tab, and this one follows once the password is set. */
export function UpdatePasswordView() {
  return (
    <>
      <UpdatePasswordScreen />
      <p className="mt-5 text-sm text-muted">
        Opened the link of your email in another tab? Choose the password there: this tab returns to the
        sign-in by itself.
      </p>
      <OtherWay question="Remembered it?" to="/login">
        Back to sign in
      </OtherWay>
    </>
  );
}
