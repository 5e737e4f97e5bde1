import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../../web/api/client.ts';
import { AuthHeading, OtherWay, SubmitForm } from '../../../../web/ui/layout/auth-form.tsx';
import { useSmallForm } from '../../../../web/ui/layout/use-small-form.ts';
import { Field, Input } from '../../../../web/ui/controls/field.tsx';
import { FormNotice } from '../../../../web/ui/feedback/form-notice.tsx';
import { notifySuccess } from '../../../../web/ui/feedback/notify.ts';
import { PhoneField } from '../../codes/web/phone-field.tsx';
import { rememberSentCode } from '../../codes/web/sent-code.ts';
import { rememberCredentials, typedCredentials } from '../../sessions/web/typed-credentials.ts';

const views = {
  forgotten_password: {
    heading: 'Forgot your password?',
    lead: 'Tell us your email, and we send you a link that sets a new one.',
    button: 'Send reset link',
    otherwise: 'Remembered it?',
    sent: 'Password reset email sent',
    failed: 'Failed to send password reset email',
    lasts: 'an hour',
    send: (email: string) => api.account.forgotPassword({ email }),
  },
  confirmation: {
    heading: 'Confirm your email',
    lead: 'Tell us the email that you signed up with, and we send you another link.',
    button: 'Send the link',
    otherwise: 'Confirmed already?',
    sent: 'Confirmation email sent',
    failed: 'Failed to send the confirmation email',
    lasts: 'a day',
    send: (email: string) => api.account.resendConfirmation({ email }),
  },
  magic_link: {
    heading: 'Sign in without a password',
    lead: 'Tell us your email, and we send you a link and a code, either of which signs you in.',
    button: 'Send magic link',
    otherwise: 'Have a password?',
    sent: 'Magic link sent',
    failed: 'Failed to send the magic link',
    code: { type: 'email', view: '/login?view=verify_otp' },
    send: (email: string) => api.account.magicLink({ email }),
  },
  phone_code: {
    heading: 'Sign in with your phone',
    lead: 'We text a code to the phone of your account.',
    button: 'Send code',
    otherwise: 'No phone at hand?',
    sent: 'Code sent',
    failed: 'Failed to send the code',
    code: { type: 'sms', view: '/login?view=verify_otp&type=sms' },
    send: (phone: string) => api.account.requestPhoneCode({ phone }),
  },
} as const;

export type LinkView = keyof typeof views;

export const isLinkView = (name: string | null): name is LinkView =>
  name !== null && Object.hasOwn(views, name);

const rules = {
  email: async () => (await import('../../emails/contract.ts')).emailInput,
  phone: async () => (await import('../../rules/code-forms.ts')).phoneForm,
};

/** The views that ask for a mail or a text message: one field, and an answer that does not tell who has an account. */
export function RequestLinkForm({ view }: { view: LinkView }) {
  const { heading, lead, button, otherwise, sent, failed, send, ...more } = views[view];
  const code = 'code' in more ? more.code : null;
  const name = code?.type === 'sms' ? 'phone' : 'email';
  const navigate = useNavigate();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useSmallForm<'email' | 'phone', { email: string } | { phone: string }>({
    rules: rules[name],
    refusals: { SMS_COUNTRY: 'phone' },
    failed,
    onInput: rememberCredentials,
    send: async (input) => {
      const target = 'phone' in input ? input.phone : input.email;
      setSentTo(null);
      await send(target);
      notifySuccess(sent);
      if (!code) return setSentTo(target);
      rememberSentCode(code.type, target);
      await navigate(code.view);
    },
  });

  return (
    <>
      <AuthHeading lead={lead}>{heading}</AuthHeading>
      <SubmitForm {...form.props} action={button}>
        {name === 'phone' ? (
          <PhoneField />
        ) : (
          <Field name="email" label="Email">
            <Input type="email" autoComplete="username" defaultValue={typedCredentials().email} />
          </Field>
        )}
        {sentTo !== null && 'lasts' in more && (
          <FormNotice icon={MailCheck}>
            If <strong>{sentTo}</strong>{' '}
            {view === 'confirmation' ? 'waits to be confirmed' : 'has an account'}, a link is on its way. It
            is good for {more.lasts}.
          </FormNotice>
        )}
      </SubmitForm>
      {code && (
        <OtherWay question="Have a code already?" to={code.view}>
          Enter it
        </OtherWay>
      )}
      <OtherWay question={otherwise} to="/login">
        Back to sign in
      </OtherWay>
    </>
  );
}
