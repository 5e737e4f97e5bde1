import { useEffect, useState } from 'react';
import { api } from '../../../../web/api/client.ts';
import { messageOf } from '../../../../web/api/display-error.ts';
import { useSession } from '../../../../web/page/root-data.ts';
import { Button } from '../../../../web/ui/controls/button.tsx';
import { Field, PasswordInput } from '../../../../web/ui/controls/field.tsx';
import { notifyError } from '../../../../web/ui/feedback/notify.ts';
import { DialogForm } from '../../../../web/ui/overlays/dialog-form.tsx';
import { CodeField, codeRefusals } from '../../codes/web/code-field.tsx';
import { onProofNeeded } from '../../sessions/web/with-proof.ts';
import { FactorField, factorRefusals } from './factor-field.tsx';
import { useSecurity } from './use-security.ts';

/** Asks for the proof that `withProof` needs; once on each page with sensitive changes. */
export function ProofDialog() {
  const [answer, setAnswer] = useState<((isProven: boolean) => void) | null>(null);
  useEffect(() => onProofNeeded(() => new Promise((resolve) => setAnswer(() => resolve))), []);
  if (!answer) return null;
  return (
    <ProofForm
      onEnd={(isProven) => {
        setAnswer(null);
        answer(isProven);
      }}
    />
  );
}

const rules = async () => (await import('../contract.ts')).proofInput;

const refusals = { ...codeRefusals, ...factorRefusals, PASSWORD_WRONG: 'password' } as const;

/** The password, or a code by email; and a code of the authenticator app where the second factor is on. */
function ProofForm({ onEnd }: { onEnd: (isProven: boolean) => void }) {
  const { email } = useSession();
  const { data } = useSecurity();
  const [isSent, setSent] = useState(false);
  const send = async () => {
    await api.account.requestProofCode();
    setSent(true);
  };
  const address = <strong className="wrap-anywhere text-text">{email}</strong>;
  const onClose = () => onEnd(false);

  if (!isSent && data?.hasPassword === false) {
    return (
      <DialogForm
        key="send"
        title="Is it you?"
        description={<>We email a code to {address}, good for 10 minutes.</>}
        action="Email me a code"
        send={send}
        onClose={onClose}
      />
    );
  }
  return (
    <DialogForm
      key={isSent ? 'code' : 'password'}
      title="Is it you?"
      description={
        isSent ? (
          <>A code is on its way to {address}, good for 10 minutes.</>
        ) : (
          'This changes who gets into your account, or ends it, and your sign-in was a while ago.'
        )
      }
      action="Continue"
      rules={rules}
      refusals={refusals}
      send={async (proof) => {
        await api.account.prove(proof);
        onEnd(true);
      }}
      onClose={onClose}
    >
      {isSent ? (
        <CodeField label="Email code" resend={send} />
      ) : (
        <div className="grid gap-2">
          <Field name="password" label="Password">
            <PasswordInput autoComplete="current-password" />
          </Field>
          <Button
            size="small"
            tone="quiet"
            className="-ms-3 justify-self-start"
            onClick={() => void send().catch((error: unknown) => notifyError(messageOf(error)))}
          >
            Email me a code
          </Button>
        </div>
      )}
      {data?.secondFactor && (
        <FactorField label="App code" hint="Of your authenticator app, or a backup code." />
      )}
    </DialogForm>
  );
}
