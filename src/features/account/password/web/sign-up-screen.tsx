import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { api } from '../../../../web/api/client.ts';
import { applyFieldIssues, type Failure, failureOf } from '../../../../web/api/display-error.ts';
import { AuthHeading, FormLink, SubmitForm } from '../../../../web/ui/layout/auth-form.tsx';
import { Field, Input, PasswordInput } from '../../../../web/ui/controls/field.tsx';
import { FormError } from '../../../../web/ui/feedback/form-error.tsx';
import { type OfferedProvider } from '../../social/contract.ts';
import { signUpForm } from '../contract.ts';
import { typedCredentials, useRememberedCredentials } from '../../sessions/web/typed-credentials.ts';
import { LinkProgress } from '../../mail-links/web/link-progress.tsx';
import { SocialSignIn } from '../../social/web/social-sign-in.tsx';
import { useMailLink } from '../../mail-links/web/use-mail-link.ts';

type Values = z.infer<typeof signUpForm>;

/** `/signup`: asks for an account. What is typed is taken along to the sign-in. */
export function SignUpScreen({ providers }: { providers: readonly OfferedProvider[] }) {
  const link = useMailLink();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<Failure | null>(null);
  const form = useForm<Values>({
    resolver: zodResolver(signUpForm),
    defaultValues: { first_name: '', confirm_password: '', ...typedCredentials() },
  });
  const { errors, isSubmitting } = form.formState;
  useRememberedCredentials(form);

  const send = form.handleSubmit(async ({ confirm_password: _typedTwice, ...person }) => {
    setFailure(null);
    try {
      await api.account.signUp(person);
      await navigate('/thank-you');
    } catch (error) {
      if (!applyFieldIssues<Values>(form, error)) setFailure(failureOf(error, 'Failed to create account'));
    }
  });

  return (
    <>
      <AuthHeading lead="Your first page is a few minutes away.">Create an Account</AuthHeading>
      <LinkProgress state={link}>
        <SubmitForm submit={send} busy={isSubmitting} action="Create Account">
          <Field label="First Name" error={errors.first_name?.message}>
            <Input autoComplete="given-name" {...form.register('first_name')} />
          </Field>
          <Field label="Email" error={errors.email?.message}>
            <Input type="email" autoComplete="username" {...form.register('email')} />
          </Field>
          <Field
            label="Password"
            error={errors.password?.message}
            hint={!errors.password && 'At least 6 characters.'}
          >
            <PasswordInput
              autoComplete="new-password"
              {...form.register('password', { deps: 'confirm_password' })}
            />
          </Field>
          <Field label="Confirm Password" error={errors.confirm_password?.message}>
            <PasswordInput autoComplete="new-password" {...form.register('confirm_password')} />
          </Field>
          <FormError message={failure?.message} detail={failure?.detail} />
        </SubmitForm>
        <SocialSignIn providers={providers} />
        <p className="mt-6 text-center text-sm text-muted">
          Already have an account? <FormLink to="/login">Sign in</FormLink>
        </p>
      </LinkProgress>
    </>
  );
}
