import { useState } from 'react';
import { api } from '../../../../web/api/client.ts';
import { messageOf } from '../../../../web/api/display-error.ts';
import { CodeInput, Field, Input } from '../../../../web/ui/controls/field.tsx';
import { notifyError, notifySuccess } from '../../../../web/ui/feedback/notify.ts';
import { DialogForm } from '../../../../web/ui/overlays/dialog-form.tsx';
import { type Proof, ProofDialog, type ProofMethods } from '../../second-factor/web/proof-dialog.tsx';
import { ResendCode } from './resend-code.tsx';

interface PhoneDialogProps {
  methods: ProofMethods;
  onClose: () => void;
  onChanged: () => void;
}

export function ChangePhone({ methods, onClose, onChanged }: PhoneDialogProps) {
  const [phone, setPhone] = useState('');
  const [sent, setSent] = useState<{ at: number; proof: Proof } | null>(null);
  const [token, setToken] = useState('');
  const send = async (proof: Proof) => {
    await api.account.requestPhone({ phone, ...proof });
    setSent({ at: Date.now(), proof });
  };
  const confirm = async () => {
    await api.account.confirmPhone({ phone, token });
    notifySuccess('Phone confirmed', 'Codes that are sent to it sign you in.');
    onChanged();
    onClose();
  };
  if (sent === null) {
    return (
      <ProofDialog
        key="number"
        title="Which phone?"
        description="We text a code to it, to see that it is yours."
        action="Send code"
        methods={methods}
        proof="if-possible"
        submit={send}
        onClose={onClose}
      >
        <Field label="Phone" hint="With its country code, such as +1 202 555 0147.">
          <Input
            type="tel"
            autoComplete="tel"
            value={phone}
            onChange={(event) => setPhone(event.target.value)}
          />
        </Field>
      </ProofDialog>
    );
  }
  // A code of the app works once: the first step asks for another.
  const sendAgain = async () => ('code' in sent.proof ? setSent(null) : send(sent.proof));
  return (
    <DialogForm
      key="code"
      title="Enter your code"
      description={
        <>
          It is on its way to <strong className="text-text">{phone}</strong>, good for 10 minutes.
        </>
      }
      action="Verify code"
      submit={confirm}
      onClose={onClose}
    >
      <Field label="Code">
        <CodeInput value={token} onChange={(event) => setToken(event.target.value)} />
      </Field>
      <div>
        <ResendCode
          sentAt={sent.at}
          send={() => sendAgain().catch((error: unknown) => notifyError(messageOf(error)))}
        />
      </div>
    </DialogForm>
  );
}

export function RemovePhone({ methods, onClose, onChanged }: PhoneDialogProps) {
  return (
    <ProofDialog
      title="Remove your phone?"
      description="Codes by text message no longer sign you in. You can add it again."
      action="Remove"
      tone="danger"
      methods={methods}
      proof="if-possible"
      submit={async (proof) => {
        await api.account.removePhone(proof);
        notifySuccess('Phone removed');
        onChanged();
        onClose();
      }}
      onClose={onClose}
    />
  );
}
