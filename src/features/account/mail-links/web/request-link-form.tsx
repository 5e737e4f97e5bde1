import { zodResolver } from '@hookform/resolvers/zod';
import { cx } from 'class-variance-authority';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { api } from '../../../../web/api/client.ts';
import { applyFieldIssues, type Failure, failureOf } from '../../../../web/api/display-error.ts';
import { AuthHeading, FormLink, SubmitForm } from '../../../../web/ui/layout/auth-form.tsx';
import { Field, Input } from '../../../../web/ui/controls/field.tsx';
import { FormError } from '../../../../web/ui/feedback/form-error.tsx';
import { notifySuccess } from '../../../../web/ui/feedback/notify.ts';
import { emailInput } from '../../emails/contract.ts';
import { typedCredentials, useRememberedCredentials } from '../../sessions/web/typed-credentials.ts';
import { rememberSentCode } from '../../codes/web/sent-code.ts';

const views = {
  forgotten_password: {
    heading: 'Forgot your password?',
    lead: 'Tell us your email, and we send you a link that sets a new one.',
    button: 'Send reset link',
    otherwise: 'Remembered it?',
    sent: 'Password reset email sent',
    failed: 'Failed to send password reset email',
    send: (input: { email: string }) => api.account.forgotPassword(input),
  },
  magic_link: {
    heading: 'Sign in without a password',
    lead: 'Tell us your email, and we send you a link and a code, either of which signs you in.',
    button: 'Send magic link',
    otherwise: 'Have a password?',
    sent: 'Magic link sent',
    failed: 'Failed to send the magic link',
    send: (input: { email: string }) => api.account.magicLink(input),
  },
} as const;

type Values = z.infer<typeof emailInput>;

/** The views forgotten_password and magic_link: one field, and an answer that does not tell who has an account. */
export function RequestLinkForm({ view }: { view: keyof typeof views }) {
  const { heading, lead, button, otherwise, sent, failed, send } = views[view];
  const navigate = useNavigate();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm<Values>({
    resolver: zodResolver(emailInput),
    defaultValues: { email: typedCredentials().email },
  });
  const { errors, isSubmitting } = form.formState;
  useRememberedCredentials(form);

  const submit = form.handleSubmit(async (input) => {
    setFailure(null);
    try {
      await send(input);
      notifySuccess(sent);
      if (view === 'magic_link') {
        rememberSentCode('email', input.email);
        await navigate('/login?view=verify_otp');
      } else setSentTo(input.email);
    } catch (error) {
      setSentTo(null);
      if (!applyFieldIssues<Values>(form, error)) setFailure(failureOf(error, failed));
    }
  });

  return (
    <>
      <AuthHeading lead={lead}>{heading}</AuthHeading>
      <SubmitForm submit={submit} busy={isSubmitting} action={button}>
        <Field label="Email" error={errors.email?.message}>
          <Input type="email" autoComplete="username" {...form.register('email')} />
        </Field>
        <FormError message={failure?.message} detail={failure?.detail} />
        {sentTo !== null && (
          <output className="-mt-4 flex items-start gap-2.5 rounded-control border border-line-strong/60 bg-wash px-3.5 py-3 text-sm">
            <MailCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-link" />
            <span>
              If <strong className="wrap-anywhere">{sentTo}</strong> has an account, a link is on its way. It
              is good for an hour.
            </span>
          </output>
        )}
      </SubmitForm>
      {view === 'magic_link' && (
        <p className="mt-6 text-center text-sm text-muted">
          Have a code already? <FormLink to="/login?view=verify_otp">Enter it</FormLink>
        </p>
      )}
      <p className={cx('text-center text-sm text-muted', view === 'magic_link' ? 'mt-2' : 'mt-6')}>
        {otherwise} <FormLink to="/login">Back to sign in</FormLink>
      </p>
    </>
  );
}
