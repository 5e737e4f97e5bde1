import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useRevalidator } from 'react-router';
import type { z } from 'zod';
import { api } from '../../../web/api/client.ts';
import { applyFieldIssues, codeOf } from '../../../web/api/display-error.ts';
import { AuthFrame } from '../../../web/layouts/auth-frame.tsx';
import { AuthHeading, SubmitForm } from '../../../web/ui/layout/auth-form.tsx';
import { useMaybeSession } from '../../../web/page/root-data.ts';
import { Field, Input, PasswordInput } from '../../../web/ui/controls/field.tsx';
import { FormError } from '../../../web/ui/feedback/form-error.tsx';
import { signInInput } from '../../account/sessions/contract.ts';
import { Waiting } from '../../account/mail-links/web/link-progress.tsx';
import { SecondFactorForm } from '../../account/second-factor/web/second-factor-form.tsx';
import { announceSession } from '../../account/sessions/web/session-events.ts';
import { SignInNotice } from '../../account/sessions/web/sign-in-notice.tsx';
import { useAfterSignIn } from '../../account/sessions/web/use-after-sign-in.ts';
import { entryFailure, signInFailure } from './admin-login-failure.ts';

type Values = z.infer<typeof signInInput>;

/** The hidden admin login: e-mail and password. A session that is no admin's ends here. */
export function AdminLoginScreen() {
  const session = useMaybeSession();
  const { revalidate } = useRevalidator();
  const arrive = useAfterSignIn();
  const { key, pathname } = useLocation();
  const [failure, setFailure] = useState<string | null>(null);
  /** The visit for which the password was right and a second factor is asked for; 'Start over' is another visit. */
  const [askedAt, setAskedAt] = useState<string | null>(null);
  const form = useForm<Values>({
    resolver: zodResolver(signInInput),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;

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
  const send = form.handleSubmit(async (credentials) => {
    setFailure(null);
    try {
      await api.account.signIn(credentials);
    } catch (error) {
      if (codeOf(error) === 'SECOND_FACTOR_NEEDED') setAskedAt(key);
      else if (!applyFieldIssues<Values>(form, error)) setFailure(signInFailure(error));
      return;
    }
    await enter();
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
          <SubmitForm submit={send} busy={isSubmitting} action="Sign In">
            <Field label="Email" error={errors.email?.message}>
              <Input type="email" autoComplete="username" {...form.register('email')} />
            </Field>
            <Field label="Password" error={errors.password?.message}>
              <PasswordInput autoComplete="current-password" {...form.register('password')} />
            </Field>
            <FormError message={failure} />
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
