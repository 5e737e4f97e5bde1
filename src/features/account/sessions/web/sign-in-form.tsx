import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { api } from '../../../../web/api/client.ts';
import {
  applyFieldIssues,
  codeOf,
  failureOf,
  isConnectionFailure,
} from '../../../../web/api/display-error.ts';
import { Button } from '../../../../web/ui/controls/button.tsx';
import { Field, Input, PasswordInput } from '../../../../web/ui/controls/field.tsx';
import { FormError } from '../../../../web/ui/feedback/form-error.tsx';
import { notifySuccess } from '../../../../web/ui/feedback/notify.ts';
import { FormLink, SubmitForm } from '../../../../web/ui/layout/auth-form.tsx';
import { signInInput } from '../contract.ts';
import { typedCredentials, useRememberedCredentials, takeStoredEmail } from './typed-credentials.ts';
import { useAfterSignIn } from './use-after-sign-in.ts';
import { useSecondFactorRedirect } from './use-second-factor-redirect.ts';

type Values = z.infer<typeof signInInput>;

/** E-mail and password. Who has not confirmed their address yet can have the link sent again. */
export function SignInForm() {
  const arrive = useAfterSignIn();
  const detour = useSecondFactorRedirect();
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm<Values>({ resolver: zodResolver(signInInput), defaultValues: typedCredentials() });
  const { errors, isSubmitting } = form.formState;
  useRememberedCredentials(form);

  useEffect(() => {
    const email = takeStoredEmail();
    if (email !== '' && form.getValues('email') === '') form.setValue('email', email);
  }, [form]);

  const send = form.handleSubmit(async (credentials) => {
    setFailure(null);
    try {
      const session = await api.account.signIn(credentials);
      form.reset({ email: '', password: '' });
      await arrive(session);
    } catch (error) {
      if (await detour(error)) return;
      if (!applyFieldIssues<Values>(form, error)) setFailure(error);
    }
  });
  const resend = async () => {
    setFailure(null);
    try {
      await api.account.resendConfirmation({ email: form.getValues('email') });
      notifySuccess('Confirmation email sent', 'Open its link, then sign in.');
    } catch (error) {
      setFailure(error);
    }
  };

  return (
    <>
      <SubmitForm submit={send} busy={isSubmitting} action="Sign In">
        <Field label="Email" error={errors.email?.message}>
          <Input type="email" autoComplete="username" {...form.register('email')} />
        </Field>
        <Field label="Password" error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </Field>
        <p className="-mt-2.5 text-sm">
          <FormLink to="/login?view=forgotten_password">Forgot your password?</FormLink>
        </p>
        <FormError {...(failure === null ? { message: null } : signInFailure(failure))}>
          {codeOf(failure) === 'EMAIL_NOT_CONFIRMED' && (
            <Button size="small" onClick={() => void resend()}>
              Send the link again
            </Button>
          )}
          {codeOf(failure) === 'ACCOUNT_SUSPENDED' && <FormLink to="/support">Support</FormLink>}
        </FormError>
      </SubmitForm>
      <p className="mt-5 flex flex-wrap justify-between gap-x-4 text-sm [&>a]:py-1">
        <FormLink to="/login?view=magic_link">Send a magic link</FormLink>
        <FormLink to="/login?view=phone_code">Sign in with a phone code</FormLink>
      </p>
    </>
  );
}

function signInFailure(error: unknown) {
  return failureOf(
    error,
    isConnectionFailure(error) ? 'An error occurred during login' : 'Failed to sign in',
  );
}
