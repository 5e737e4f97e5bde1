import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { api } from '../../../../web/api/client.ts';
import { applyFieldIssues, codeOf, type Failure, failureOf } from '../../../../web/api/display-error.ts';
import { AuthHeading, FormLink, SubmitForm } from '../../../../web/ui/layout/auth-form.tsx';
import { Field, PasswordInput } from '../../../../web/ui/controls/field.tsx';
import { FormError } from '../../../../web/ui/feedback/form-error.tsx';
import { notifySuccess } from '../../../../web/ui/feedback/notify.ts';
import { updatePasswordForm } from '../contract.ts';
import { takeMailLink } from '../../mail-links/web/mail-link.ts';
import { announceSession } from '../../sessions/web/session-events.ts';
import { afterNewPassword } from '../../sessions/web/sign-in-notice.tsx';

type Values = z.infer<typeof updatePasswordForm>;

const noToken = 'No access token found. Please use the reset link from your email.';
const failed = 'Failed to update password. Please try again.';

/** `/update-password`: sets a password with the token of a mail's link, which it takes out of the address. */
export function UpdatePasswordScreen() {
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null>(null);
  const [failure, setFailure] = useState<(Failure & { isFinal: boolean }) | null>(null);
  const form = useForm<Values>({
    resolver: zodResolver(updatePasswordForm),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = form.formState;

  useEffect(() => {
    const look = () => {
      const link = takeMailLink();
      if (link === null || link === 'broken' || link.type !== 'recovery') return;
      setToken(link.access_token);
      setFailure(null);
      announceSession('password-recovery');
    };
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);

  const submit = form.handleSubmit(async ({ password }) => {
    if (token === null) {
      setFailure({ message: noToken, isFinal: true });
      return;
    }
    setFailure(null);
    try {
      const { signInPath } = await api.account.updatePassword({ access_token: token, password });
      announceSession('user-updated');
      notifySuccess('Password updated successfully!');
      await navigate(signInPath, { replace: true, state: afterNewPassword });
    } catch (error) {
      if (applyFieldIssues<Values>(form, error)) return;
      setFailure({ ...failureOf(error, failed), isFinal: codeOf(error) === 'LINK_REFUSED' });
    }
  });

  return (
    <>
      <AuthHeading lead="It signs you out everywhere else.">Choose a Password</AuthHeading>
      <SubmitForm submit={submit} busy={isSubmitting} action="Update Password">
        <Field
          label="New Password"
          error={errors.password?.message}
          hint={!errors.password && 'At least 6 characters.'}
        >
          <PasswordInput autoComplete="new-password" {...form.register('password')} />
        </Field>
        <FormError message={failure?.message} detail={failure?.detail}>
          {failure?.isFinal && (
            <p>
              A link works once and expires:{' '}
              <FormLink to="/login?view=forgotten_password">ask for a new one</FormLink>.
            </p>
          )}
        </FormError>
      </SubmitForm>
    </>
  );
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
      <p className="mt-5 text-center text-sm text-muted">
        Remembered it? <FormLink to="/login">Back to sign in</FormLink>
      </p>
    </>
  );
}
