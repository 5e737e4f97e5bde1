import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { api } from '../../../../web/api/client.ts';
import { applyFieldIssues, codeOf, messageOf } from '../../../../web/api/display-error.ts';
import { AuthHeading, FormLink, SubmitForm } from '../../../../web/ui/layout/auth-form.tsx';
import { Button } from '../../../../web/ui/controls/button.tsx';
import { CodeInput, Field, Input } from '../../../../web/ui/controls/field.tsx';
import { FormError } from '../../../../web/ui/feedback/form-error.tsx';
import type { SessionView } from '../../sessions/contract.ts';
import { factorCode, sixDigits } from '../../rules/one-time-code.ts';
import { announceSession } from '../../sessions/web/session-events.ts';
import { useAutofocus } from '../../../../web/ui/controls/use-autofocus.ts';

const forms = {
  app: z.strictObject({ code: sixDigits }),
  backup: z.strictObject({ code: factorCode }),
};

interface Values {
  code: string;
}

interface SecondFactorFormProps {
  /** Signed in; the other tabs know of the second factor already. */
  onVerified: (session: SessionView) => Promise<void>;
  signInPath: string;
}

/** The second step of signing in, after any first one: a code of the authenticator app, or a backup code. */
export function SecondFactorForm({ onVerified, signInPath }: SecondFactorFormProps) {
  const [kind, setKind] = useState<keyof typeof forms>('app');
  return (
    <>
      <AuthHeading
        lead={
          kind === 'app'
            ? 'Type the six digits that your authenticator app shows now.'
            : 'Type one of the codes that you kept. Each works once.'
        }
      >
        One more step
      </AuthHeading>
      <CodeForm key={kind} kind={kind} onVerified={onVerified} signInPath={signInPath} />
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
        <Button
          size="small"
          tone="quiet"
          className="-ms-3"
          onClick={() => setKind(kind === 'app' ? 'backup' : 'app')}
        >
          {kind === 'app' ? 'Use a backup code' : 'Use the app'}
        </Button>
        <FormLink to={signInPath}>Start over</FormLink>
      </div>
    </>
  );
}

function CodeForm({ kind, onVerified, signInPath }: SecondFactorFormProps & { kind: keyof typeof forms }) {
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm<Values>({ resolver: zodResolver(forms[kind]), defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  useAutofocus(() => form.setFocus('code'));
  const submit = form.handleSubmit(async (input) => {
    setFailure(null);
    try {
      const session = await api.account.verifySecondFactor(input);
      announceSession('mfa-verified');
      await onVerified(session);
    } catch (error) {
      if (['SECOND_FACTOR_WRONG', 'SECOND_FACTOR_USED'].includes(codeOf(error) ?? '')) {
        form.setError('code', { message: messageOf(error) }, { shouldFocus: true });
      } else if (!applyFieldIssues<Values>(form, error)) setFailure(error);
    }
  });
  return (
    <SubmitForm submit={submit} busy={isSubmitting} action="Verify code">
      <Field label={kind === 'app' ? 'Code' : 'Backup code'} error={errors.code?.message}>
        {kind === 'app' ? (
          <CodeInput {...form.register('code')} />
        ) : (
          <Input
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            className="text-center font-mono text-lg!"
            {...form.register('code')}
          />
        )}
      </Field>
      <FormError message={failure === null ? null : messageOf(failure, 'Failed to sign in')}>
        {codeOf(failure) === 'CHALLENGE_OVER' && <FormLink to={signInPath}>Sign in again</FormLink>}
      </FormError>
    </SubmitForm>
  );
}
