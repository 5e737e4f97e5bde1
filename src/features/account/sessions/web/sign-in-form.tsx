import { useEffect, useState } from 'react';
import { api } from '../../../../web/api/client.ts';
import { isConnectionFailure } from '../../../../web/api/display-error.ts';
import { Button } from '../../../../web/ui/controls/button.tsx';
import { Field, Input, PasswordInput } from '../../../../web/ui/controls/field.tsx';
import { notifySuccess } from '../../../../web/ui/feedback/notify.ts';
import { FormLink, SubmitForm } from '../../../../web/ui/layout/auth-form.tsx';
import { useSmallForm } from '../../../../web/ui/layout/use-small-form.ts';
import { rememberCredentials, takeStoredEmail, typedCredentials } from './typed-credentials.ts';
import { useAfterSignIn } from './use-after-sign-in.ts';
import { useSecondFactorRedirect } from './use-second-factor-redirect.ts';

const rules = async () => (await import('../contract.ts')).signInInput;

/**
 * E-mail and password. Who has not confirmed their address yet can have the link sent again.
 * @param props.isConfirmed the address has just been confirmed, so that the password alone is left to type
 * @param props.suspended said before the first try: this browser was signed in to an account that is suspended now
 */
export function SignInForm({ isConfirmed, suspended }: { isConfirmed: boolean; suspended: string | null }) {
  const arrive = useAfterSignIn();
  const detour = useSecondFactorRedirect();
  const form = useSmallForm({
    rules,
    failed: (error) => (isConnectionFailure(error) ? 'An error occurred during login' : 'Failed to sign in'),
    onInput: rememberCredentials,
    send: async (credentials) => {
      try {
        await arrive(await api.account.signIn(credentials));
      } catch (error) {
        if (!(await detour(error))) throw error;
      }
    },
  });
  // Once: with each rendering React would write what was typed into the document.
  const [typed] = useState(typedCredentials);
  const { failure } = form.props;
  const isUntried = failure.message === null;
  const isSuspended = form.refusal === 'ACCOUNT_SUSPENDED' || (isUntried && suspended !== null);

  useEffect(() => {
    const email = takeStoredEmail();
    const input = form.input('email');
    if (email !== '' && input?.value === '') input.value = email;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
  useEffect(() => {
    if (isConfirmed && form.input('email')?.value !== '') form.input('password')?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the address says so some time after the form is there
  }, [isConfirmed]);

  const resend = async () => {
    form.setError(null);
    try {
      await api.account.resendConfirmation({ email: form.typed().email ?? '' });
      notifySuccess('Confirmation email sent', 'Open its link, then sign in.');
    } catch (error) {
      form.setError(error);
    }
  };

  const remedy =
    form.refusal === 'EMAIL_NOT_CONFIRMED' ? (
      <Button size="small" onClick={() => void resend()}>
        Send the link again
      </Button>
    ) : (
      isSuspended && <FormLink to="/support">Support</FormLink>
    );
  return (
    <>
      <SubmitForm
        {...form.props}
        failure={isUntried ? { message: suspended } : failure}
        remedy={remedy}
        action="Sign In"
      >
        <Field name="email" label="Email">
          <Input type="email" autoComplete="username" defaultValue={typed.email} />
        </Field>
        <Field name="password" label="Password">
          <PasswordInput autoComplete="current-password" defaultValue={typed.password} />
        </Field>
        <p className="-mt-2.5 text-sm">
          <FormLink to="/login?view=forgotten_password">Forgot your password?</FormLink>
        </p>
      </SubmitForm>
      <p className="mt-5 flex flex-wrap justify-between gap-x-4 text-sm [&>a]:py-1">
        <FormLink to="/login?view=magic_link">Send a magic link</FormLink>
        <FormLink to="/login?view=phone_code">Sign in with a phone code</FormLink>
      </p>
    </>
  );
}
