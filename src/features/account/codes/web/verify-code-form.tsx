import { zodResolver } from '@hookform/resolvers/zod';
import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { api } from '../../../../web/api/client.ts';
import { applyFieldIssues, codeOf, messageOf } from '../../../../web/api/display-error.ts';
import { AuthHeading, FormLink, SubmitForm } from '../../../../web/ui/layout/auth-form.tsx';
import { CodeInput, Field, Input } from '../../../../web/ui/controls/field.tsx';
import { FormError } from '../../../../web/ui/feedback/form-error.tsx';
import { notifySuccess } from '../../../../web/ui/feedback/notify.ts';
import { emailAddress } from '../../rules/email-address.ts';
import { phoneNumber } from '../../rules/phone-number.ts';
import { sixDigits } from '../../rules/one-time-code.ts';
import { typedCredentials } from '../../sessions/web/typed-credentials.ts';
import { ResendCode } from './resend-code.tsx';
import { forgetSentCode, lastSentCode, rememberSentCode } from './sent-code.ts';
import { useAfterSignIn } from '../../sessions/web/use-after-sign-in.ts';
import { useAutofocus } from '../../../../web/ui/controls/use-autofocus.ts';
import { useSecondFactorRedirect } from '../../sessions/web/use-second-factor-redirect.ts';

const ways = {
  email: {
    form: z.strictObject({ target: emailAddress, token: sixDigits }),
    label: 'Email',
    sent: 'If it has an account, a link is on its way to',
    code: 'Open it, or type the code of that mail here within 10 minutes.',
    elsewhere: '/login?view=magic_link',
    ask: (email: string) => api.account.magicLink({ email }),
    verify: (email: string, token: string) => api.account.verifyCode({ type: 'email', email, token }),
    resent: 'Magic link sent',
  },
  sms: {
    form: z.strictObject({ target: phoneNumber, token: sixDigits }),
    label: 'Phone',
    sent: 'If it belongs to an account, a code is on its way to',
    code: 'It is good for 10 minutes.',
    elsewhere: '/login?view=phone_code',
    ask: (phone: string) => api.account.requestPhoneCode({ phone }),
    verify: (phone: string, token: string) => api.account.verifyCode({ type: 'sms', phone, token }),
    resent: 'Code sent',
  },
} as const;

interface Values {
  target: string;
  token: string;
}

/** The view verify_otp: one field for the code of a message; the address as well when this tab did not ask for it. */
export function VerifyCodeForm({ type }: { type: keyof typeof ways }) {
  const way = ways[type];
  const arrive = useAfterSignIn();
  const detour = useSecondFactorRedirect();
  const [sent, setSent] = useState(() => lastSentCode(type));
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm<Values>({
    resolver: zodResolver(way.form),
    defaultValues: {
      target: sent?.target ?? (type === 'email' ? typedCredentials().email : ''),
      token: '',
    },
  });
  const { errors, isSubmitting } = form.formState;
  useAutofocus(() => form.setFocus(sent ? 'token' : 'target'));

  const submit = form.handleSubmit(async ({ target, token }) => {
    setFailure(null);
    try {
      const session = await way.verify(target, token);
      forgetSentCode();
      await arrive(session);
    } catch (error) {
      if (await detour(error)) return;
      if (codeOf(error) === 'CODE_WRONG') {
        form.setError('token', { message: messageOf(error) }, { shouldFocus: true });
      } else if (!applyFieldIssues<Values>(form, error)) setFailure(error);
    }
  });
  const resend = async () => {
    setFailure(null);
    try {
      const target = form.getValues('target');
      await way.ask(target);
      rememberSentCode(type, target);
      setSent(lastSentCode(type));
      form.resetField('token');
      notifySuccess(way.resent);
    } catch (error) {
      setFailure(error);
    }
  };

  return (
    <>
      <AuthHeading lead={sent ? undefined : 'Type the six digits of the message that we sent you.'}>
        Enter your code
      </AuthHeading>
      {sent && (
        <p className="-mt-3 mb-6 text-center text-muted">
          {way.sent} <strong className="wrap-anywhere text-text">{sent.target}</strong>. {way.code}
        </p>
      )}
      <SubmitForm submit={submit} busy={isSubmitting} action="Verify code">
        {!sent && (
          <Field label={way.label} error={errors.target?.message}>
            <Input
              type={type === 'email' ? 'email' : 'tel'}
              autoComplete={type === 'email' ? 'username' : 'tel'}
              {...form.register('target')}
            />
          </Field>
        )}
        <Field label="Code" error={errors.token?.message}>
          <CodeInput {...form.register('token')} />
        </Field>
        <FormError message={failure === null ? null : messageOf(failure, 'Failed to sign in')} />
      </SubmitForm>
      <div
        className={cx(
          'mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm',
          sent ? 'justify-between' : 'justify-center',
        )}
      >
        {sent ? (
          <>
            <ResendCode sentAt={sent.at} send={resend} />
            <FormLink to={way.elsewhere}>Use another {type === 'email' ? 'address' : 'number'}</FormLink>
          </>
        ) : (
          <FormLink to={way.elsewhere}>Send me a code</FormLink>
        )}
      </div>
      <p className="mt-6 text-center text-sm text-muted">
        Have a password? <FormLink to="/login">Back to sign in</FormLink>
      </p>
    </>
  );
}
