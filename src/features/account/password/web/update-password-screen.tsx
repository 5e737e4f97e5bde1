import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { api } from '../../../../web/api/client.ts';
import { applyFieldIssues, codeOf, type Failure, failureOf } from '../../../../web/api/display-error.ts';
import { AuthHeading } from '../../../../web/layouts/auth-frame.tsx';
import { Button } from '../../../../web/ui/controls/button.tsx';
import { Field } from '../../../../web/ui/controls/field.tsx';
import { FormError } from '../../../../web/ui/feedback/form-error.tsx';
import { InteractiveFieldset } from '../../../../web/ui/controls/interactive-fieldset.tsx';
import { notifySuccess } from '../../../../web/ui/feedback/notify.ts';
import { PasswordInput } from '../../../../web/ui/controls/password-input.tsx';
import { useSubmitOnce } from '../../../../web/ui/controls/use-submit-once.ts';
import { updatePasswordForm } from '../../contract.ts';
import { FormLink } from '../../../../web/ui/controls/form-link.tsx';
import { takeMailLink } from '../../mail-links/web/mail-link.ts';
import { announceSession } from '../../sessions/web/session-events.ts';

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
      await api.account.updatePassword({ access_token: token, password });
      announceSession('user-updated');
      notifySuccess('Password updated successfully!');
      await navigate('/login?confirmed=true', { replace: true });
    } catch (error) {
      if (applyFieldIssues<Values>(form, error)) return;
      setFailure({ ...failureOf(error, failed), isFinal: codeOf(error) === 'LINK_REFUSED' });
    }
  });
  const sendOnce = useSubmitOnce(submit);

  return (
    <>
      <AuthHeading lead="It signs you out everywhere else.">Choose a Password</AuthHeading>
      <form noValidate method="post" onSubmit={sendOnce}>
        <InteractiveFieldset className="grid gap-4">
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
          <Button type="submit" tone="primary" size="large" busy={isSubmitting} className="w-full">
            Update Password
          </Button>
        </InteractiveFieldset>
      </form>
    </>
  );
}
