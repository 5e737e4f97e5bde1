import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { api } from '../../../web/api/client.ts';
import { codeOf } from '../../../web/api/display-error.ts';
import { AuthFrame } from '../../../web/layouts/auth-frame.tsx';
import { AuthHeading, SubmitForm } from '../../../web/ui/layout/auth-form.tsx';
import { useSmallForm } from '../../../web/ui/layout/use-small-form.ts';
import { useMaybeSession } from '../../../web/page/root-data.ts';
import { Field, Input, PasswordInput } from '../../../web/ui/controls/field.tsx';
import { Waiting } from '../../account/mail-links/web/link-progress.tsx';
import { SecondFactorForm } from '../../account/second-factor/web/second-factor-form.tsx';
import { announceSession } from '../../account/sessions/web/session-events.ts';
import { SignInNotice } from '../../account/sessions/web/sign-in-notice.tsx';
import { useAfterSignIn } from '../../account/sessions/web/use-after-sign-in.ts';
import { entryFailure } from './admin-login-failure.ts';

const rules = async () => (await import('../../account/sessions/contract.ts')).signInInput;

/** The hidden admin login: e-mail and password. A session that is no admin's ends here. */
export function AdminLoginScreen() {
  const session = useMaybeSession();
  const { revalidate } = useRevalidator();
  const arrive = useAfterSignIn();
  const { key, pathname } = useLocation();
  const [failure, setFailure] = useState<string | null>(null);
  /** The visit for which the password was right and a second factor is asked for; 'Start over' is another visit. */
  const [askedAt, setAskedAt] = useState<string | null>(null);
  const enter = useCallback(() => {
    const refuse = async (error: unknown) => {
      setFailure(entryFailure(error));
      await endSession();
      await revalidate();
    };
    return api.admin.enter().then(arrive, refuse);
  }, [arrive, revalidate]);

  // The server redirects admins, so a session here is not an admin's.
  const isSignedIn = session !== null;
  useEffect(() => {
    if (isSignedIn) void enter();
  }, [isSignedIn, enter]);

  const enterAfterSecondFactor = async () => {
    setAskedAt(null);
    await enter();
  };
  const form = useSmallForm({
    rules,
    failed: 'Authentication error occurred',
    send: async (credentials) => {
      setFailure(null);
      try {
        await api.account.signIn(credentials);
      } catch (error) {
        if (codeOf(error) !== 'SECOND_FACTOR_NEEDED') throw error;
        setAskedAt(key);
        return;
      }
      await enter();
    },
  });

  if (askedAt === key && !isSignedIn) {
    return (
      <Frame>
        <SecondFactorForm onVerified={enterAfterSecondFactor} signInPath={pathname} />
      </Frame>
    );
  }
  return (
    <Frame>
      <AuthHeading>Admin Login</AuthHeading>
      {isSignedIn ? (
        <Waiting label="Checking your session" />
      ) : (
        <>
          <SignInNotice isConfirmed={false} />
          <SubmitForm
            {...form.props}
            {...(failure !== null && { failure: { message: failure } })}
            action="Sign In"
          >
            <Field name="email" label="Email">
              <Input type="email" autoComplete="username" />
            </Field>
            <Field name="password" label="Password">
              <PasswordInput autoComplete="current-password" />
            </Field>
          </SubmitForm>
        </>
      )}
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <AuthFrame>{children}</AuthFrame>
    </div>
  );
}

/** The server has ended the session already, unless it was not reached. */
async function endSession(): Promise<void> {
  try {
    await api.account.signOut();
  } catch {
    // What is left of it is no admin's.
  }
  announceSession('signed-out');
}
