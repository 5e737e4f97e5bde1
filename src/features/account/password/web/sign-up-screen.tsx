import { ORPCError } from '@orpc/client';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../../web/api/client.ts';
import { AuthHeading, FormLink, OtherWay, SubmitForm } from '../../../../web/ui/layout/auth-form.tsx';
import { useSmallForm } from '../../../../web/ui/layout/use-small-form.ts';
import { Field, Input, PasswordInput } from '../../../../web/ui/controls/field.tsx';
import { type OfferedProvider } from '../../social/contract.ts';
import { rememberCredentials, typedCredentials } from '../../sessions/web/typed-credentials.ts';
import { useSessionSync } from '../../sessions/web/use-session-sync.ts';
import { LinkProgress, Waiting } from '../../mail-links/web/link-progress.tsx';
import { SocialSignIn } from '../../social/web/social-sign-in.tsx';
import { NewPasswordField, newPasswordRefusals } from '../../mail-links/web/new-password-field.tsx';
import { useMailLink } from '../../mail-links/web/use-mail-link.ts';
import { useWayOn } from '../../mail-links/web/use-way-on.ts';
import type { SentLink } from './thank-you-screen.tsx';

const rules = async () => (await import('../contract.ts')).signUpForm;

const passwordsDiffer = () =>
  new ORPCError('INVALID_INPUT', {
    data: { issues: [{ path: 'confirm_password', message: 'Passwords do not match' }] },
  });

interface SignUpScreenProps {
  readonly providers: readonly OfferedProvider[];
  /** Where who is signed in already goes on; null: nobody is. */
  readonly wayOn: string | null;
}

/** `/signup`: asks for an account. What is typed is taken along to the sign-in. */
export function SignUpScreen({ providers, wayOn }: SignUpScreenProps) {
  const link = useMailLink();
  const isLedOn = useWayOn({ wayOn, link });
  const navigate = useNavigate();
  useSessionSync(null);
  const form = useSmallForm({
    rules,
    refusals: newPasswordRefusals,
    failed: 'Failed to create account',
    onInput: rememberCredentials,
    send: async ({ confirm_password, ...person }) => {
      // The rules have compared them, unless they could not be loaded; the server gets one.
      if (confirm_password !== person.password) throw passwordsDiffer();
      await api.account.signUp(person);
      const sent: SentLink = { email: person.email, at: Date.now() };
      await navigate('/thank-you', { state: sent });
    },
  });
  // Once: with each rendering React would write what was typed into the document.
  const [typed] = useState(typedCredentials);

  if (isLedOn) return <Waiting label="Signing you in" />;
  return (
    <LinkProgress state={link}>
      <AuthHeading lead="Your first page is a few minutes away.">Create an Account</AuthHeading>
      <SubmitForm {...form.props} action="Create Account">
        <Field name="first_name" label="First Name">
          <Input autoComplete="given-name" />
        </Field>
        <Field name="email" label="Email">
          <Input type="email" autoComplete="username" defaultValue={typed.email} />
        </Field>
        <NewPasswordField label="Password" defaultValue={typed.password} />
        <Field name="confirm_password" label="Confirm Password">
          <PasswordInput autoComplete="new-password" />
        </Field>
      </SubmitForm>
      <SocialSignIn providers={providers} />
      <p className="mt-5 text-center text-sm text-balance text-muted">
        By signing up you agree to the <FormLink to="/terms">Terms</FormLink> and the{' '}
        <FormLink to="/privacy">Privacy Policy</FormLink>.
      </p>
      <OtherWay question="Already have an account?" to="/login">
        Sign in
      </OtherWay>
    </LinkProgress>
  );
}
