import { useState } from 'react';
import { api } from '../../../../web/api/client.ts';
import { AuthHeading, OtherWay, SubmitForm } from '../../../../web/ui/layout/auth-form.tsx';
import { useSmallForm } from '../../../../web/ui/layout/use-small-form.ts';
import { Field, Input } from '../../../../web/ui/controls/field.tsx';
import { notifySuccess } from '../../../../web/ui/feedback/notify.ts';
import { typedCredentials } from '../../sessions/web/typed-credentials.ts';
import { CodeField, codeRefusals } from './code-field.tsx';
import { forgetSentCode, lastSentCode, rememberSentCode } from './sent-code.ts';
import { useAfterSignIn } from '../../sessions/web/use-after-sign-in.ts';
import { useAutofocus } from '../../../../web/ui/controls/use-autofocus.ts';
import { useSecondFactorRedirect } from '../../sessions/web/use-second-factor-redirect.ts';

const forms = () => import('../../rules/code-forms.ts');

const ways = {
  email: {
    rules: async () => (await forms()).emailCodeForm,
    field: { label: 'Email', type: 'email', autoComplete: 'username' },
    sent: ['If', 'has an account, a link is on its way there.'],
    code: 'Open it, or type the code of that mail here within 10 minutes.',
    elsewhere: '/login?view=magic_link',
    another: 'Use another address',
    ask: (email: string) => api.account.magicLink({ email }),
    verify: (email: string, token: string) => api.account.verifyCode({ type: 'email', email, token }),
    resent: 'Magic link sent',
  },
  sms: {
    rules: async () => (await forms()).phoneCodeForm,
    field: { label: 'Phone', type: 'tel', autoComplete: 'tel' },
    sent: ['If', 'belongs to an account, a code is on its way there.'],
    code: 'It is good for 10 minutes.',
    elsewhere: '/login?view=phone_code',
    another: 'Use another number',
    ask: (phone: string) => api.account.requestPhoneCode({ phone }),
    verify: (phone: string, token: string) => api.account.verifyCode({ type: 'sms', phone, token }),
    resent: 'Code sent',
  },
} as const;

/** The view verify_otp: one field for the code of a message; the address as well when this tab did not ask for it. */
export function VerifyCodeForm({ type }: { type: keyof typeof ways }) {
  const way = ways[type];
  const { label, ...control } = way.field;
  const arrive = useAfterSignIn();
  const detour = useSecondFactorRedirect();
  const [sent, setSent] = useState(() => lastSentCode(type));
  const form = useSmallForm({
    rules: way.rules,
    refusals: codeRefusals,
    failed: 'Failed to sign in',
    send: async ({ target, token }) => {
      try {
        const session = await way.verify(target, token);
        forgetSentCode();
        await arrive(session);
      } catch (error) {
        if (!(await detour(error))) throw error;
      }
    },
  });
  useAutofocus(() => form.input(sent ? 'token' : 'target')?.focus());

  const resend = async (target: string) => {
    form.setError(null);
    await way.ask(target);
    rememberSentCode(type, target);
    setSent(lastSentCode(type));
    form.clear('token');
    notifySuccess(way.resent);
  };

  return (
    <>
      <AuthHeading
        lead={
          sent ? (
            <>
              {way.sent[0]} <strong className="wrap-anywhere text-text">{sent.target}</strong> {way.sent[1]}{' '}
              {way.code}
            </>
          ) : (
            'Type the six digits of the message that we sent you.'
          )
        }
      >
        Enter your code
      </AuthHeading>
      <SubmitForm {...form.props} action="Verify code">
        {sent ? (
          <input type="hidden" name="target" value={sent.target} />
        ) : (
          <Field name="target" label={label}>
            <Input {...control} defaultValue={type === 'email' ? typedCredentials().email : ''} />
          </Field>
        )}
        <CodeField sentAt={sent?.at} resend={sent && (() => resend(sent.target))} />
      </SubmitForm>
      <OtherWay question={sent ? 'Not yours?' : 'No code yet?'} to={way.elsewhere}>
        {sent ? way.another : 'Send me a code'}
      </OtherWay>
      <OtherWay question="Have a password?" to="/login">
        Back to sign in
      </OtherWay>
    </>
  );
}
