import { useState } from 'react';
import { api } from '../../../../web/api/client.ts';
import { Field } from '../../../../web/ui/controls/field.tsx';
import { Input } from '../../../../web/ui/controls/input.tsx';
import { notifySuccess } from '../../../../web/ui/feedback/notify.ts';
import { DialogForm } from '../../../../web/ui/overlays/dialog-form.tsx';
import { emptyProof, type Proof, ProofFields } from '../../second-factor/web/reauthentication-fields.tsx';

interface ChangeEmailProps {
  email: string;
  hasPassword: boolean;
  hasSecondFactor: boolean;
  onClose: () => void;
}

/** Asks for a new address; the account moves there once the link in its mailbox is opened. */
export function ChangeEmail({ email, hasPassword, hasSecondFactor, onClose }: ChangeEmailProps) {
  const [typed, setTyped] = useState('');
  const [proof, setProof] = useState<Proof>(emptyProof({ hasPassword }));
  const submit = async () => {
    await api.security.changeEmail({ email: typed, ...proof });
    notifySuccess('Confirm your new email', `We sent a link to ${typed.trim()}, if it is free.`);
    onClose();
  };
  return (
    <DialogForm
      title="Change your email"
      description={
        <>
          We send a link to the new address. Until it is opened, you sign in with{' '}
          <strong className="wrap-anywhere text-text">{email}</strong>.
        </>
      }
      action="Send the link"
      submit={submit}
      disabled={!hasPassword && !hasSecondFactor}
      onClose={onClose}
    >
      <Field label="New Email">
        <Input
          type="email"
          autoComplete="email"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <ProofFields hasPassword={hasPassword} hasSecondFactor={hasSecondFactor} onChange={setProof} />
    </DialogForm>
  );
}
