import { useState } from 'react';
import { flushSync } from 'react-dom';
import { api } from '../../../../web/api/client.ts';
import { AuthHeading, FormLink, OtherWay, SubmitForm } from '../../../../web/ui/layout/auth-form.tsx';
import { useSmallForm } from '../../../../web/ui/layout/use-small-form.ts';
import { Button } from '../../../../web/ui/controls/button.tsx';
import { CodeInput, Field } from '../../../../web/ui/controls/field.tsx';
import type { SessionView } from '../../sessions/contract.ts';
import { announceSession } from '../../sessions/web/session-events.ts';
import { useAutofocus } from '../../../../web/ui/controls/use-autofocus.ts';
import { FactorField, factorRefusals } from './factor-field.tsx';

const rules = async () => (await import('../../rules/code-forms.ts')).factorCodeForm;

interface SecondFactorFormProps {
  /** Signed in; the other tabs know of the second factor already. */
  onVerified: (session: SessionView) => Promise<void>;
  signInPath: string;
}

/** The second step of signing in, after any first one: a code of the authenticator app, or a backup code. */
export function SecondFactorForm({ onVerified, signInPath }: SecondFactorFormProps) {
  const [kind, setKind] = useState<'app' | 'backup'>('app');
  const form = useSmallForm({
    rules,
    refusals: factorRefusals,
    failed: 'Failed to sign in',
    send: async (input) => {
      const session = await api.account.verifySecondFactor(input);
      announceSession('mfa-verified');
      await onVerified(session);
    },
  });
  useAutofocus(() => form.input('code')?.focus());
  const change = () => {
    form.clear('code');
    form.setError(null);
    flushSync(() => setKind(kind === 'app' ? 'backup' : 'app'));
    form.input('code')?.focus();
  };
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
      <SubmitForm
        {...form.props}
        remedy={form.refusal === 'CHALLENGE_OVER' && <FormLink to={signInPath}>Sign in again</FormLink>}
        action="Verify code"
      >
        {kind === 'app' ? (
          <Field name="code" label="Code">
            <CodeInput />
          </Field>
        ) : (
          <FactorField label="Backup code" />
        )}
      </SubmitForm>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
        <Button size="small" tone="quiet" className="-ms-3" onClick={change}>
          {kind === 'app' ? 'Use a backup code' : 'Use the app'}
        </Button>
        <FormLink to={signInPath}>Start over</FormLink>
      </div>
      <OtherWay question="Lost both?" to="/support">
        Write to support
      </OtherWay>
    </>
  );
}
