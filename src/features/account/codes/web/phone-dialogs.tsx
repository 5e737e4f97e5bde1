import { useState } from 'react';
import { api } from '../../../../web/api/client.ts';
import { messageOf } from '../../../../web/api/display-error.ts';
import { Field } from '../../../../web/ui/controls/field.tsx';
import { Input } from '../../../../web/ui/controls/input.tsx';
import { notifyError, notifySuccess } from '../../../../web/ui/feedback/notify.ts';
import { CodeInput } from '../../../../web/ui/controls/code-input.tsx';
import { DialogForm } from '../../../../web/ui/overlays/dialog-form.tsx';
import { emptyProof, type Proof, ProofFields } from '../../second-factor/web/reauthentication-fields.tsx';
import { ResendCode } from './resend-code.tsx';

interface PhoneDialogProps {
  hasPassword: boolean;
  hasSecondFactor: boolean;
  onClose: () => void;
  /** The account has another phone, or none. */
  onChanged: () => void;
}

/** Two steps: the number and who asks, then the code that was sent to it. */
export function ChangePhone({ hasPassword, hasSecondFactor, onClose, onChanged }: PhoneDialogProps) {
  const canProve = hasPassword || hasSecondFactor;
  const [phone, setPhone] = useState('');
  const [sentAt, setSentAt] = useState<number | null>(null);
  const [token, setToken] = useState('');
  const [proof, setProof] = useState<Proof>(emptyProof({ hasPassword }));
  const send = async () => {
    await api.security.requestPhone({ phone, ...(canProve && proof) });
    setSentAt(Date.now());
  };
  const sendAgain = async () => {
    if (!canProve || 'password' in proof) return send();
    // A code of the app is spent: the step before asks for another.
    setProof(emptyProof({ hasPassword }));
    setSentAt(null);
  };
  const confirm = async () => {
    await api.security.confirmPhone({ phone, token });
    notifySuccess('Phone confirmed', 'Codes that are sent to it sign you in.');
    onChanged();
    onClose();
  };
  if (sentAt === null) {
    return (
      <DialogForm
        key="number"
        title="Which phone?"
        description="We text a code to it, to see that it is yours."
        action="Send code"
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
        {canProve && (
          <ProofFields hasPassword={hasPassword} hasSecondFactor={hasSecondFactor} onChange={setProof} />
        )}
      </DialogForm>
    );
  }
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
          sentAt={sentAt}
          send={() => sendAgain().catch((error: unknown) => notifyError(messageOf(error)))}
        />
      </div>
    </DialogForm>
  );
}

/** Asks who it is before the phone is taken out. */
export function RemovePhone({ hasPassword, hasSecondFactor, onClose, onChanged }: PhoneDialogProps) {
  const canProve = hasPassword || hasSecondFactor;
  const [proof, setProof] = useState<Proof>(emptyProof({ hasPassword }));
  const remove = async () => {
    await api.security.removePhone(canProve ? proof : {});
    notifySuccess('Phone removed');
    onChanged();
    onClose();
  };
  return (
    <DialogForm
      title="Remove your phone?"
      description="Codes by text message no longer sign you in. You can add it again."
      action="Remove"
      tone="danger"
      submit={remove}
      onClose={onClose}
    >
      {canProve && (
        <ProofFields hasPassword={hasPassword} hasSecondFactor={hasSecondFactor} onChange={setProof} />
      )}
    </DialogForm>
  );
}
