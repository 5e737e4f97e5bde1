import { useState } from 'react';
import { api } from '../../../../web/api/client.ts';
import { Field, Input } from '../../../../web/ui/controls/field.tsx';
import { notifySuccess } from '../../../../web/ui/feedback/notify.ts';
import { ProofDialog, type ProofMethods } from '../../second-factor/web/proof-dialog.tsx';

interface ChangeEmailProps {
  email: string;
  methods: ProofMethods;
  onClose: () => void;
}

/** Asks for a new address; the account moves there once the link in its mailbox is opened. */
export function ChangeEmail({ email, methods, onClose }: ChangeEmailProps) {
  const [typed, setTyped] = useState('');
  return (
    <ProofDialog
      title="Change your email"
      description={
        <>
          We send a link to the new address. Until it is opened, you sign in with{' '}
          <strong className="wrap-anywhere text-text">{email}</strong>.
        </>
      }
      action="Send the link"
      methods={methods}
      proof="required"
      submit={async (proof) => {
        await api.account.changeEmail({ email: typed, ...proof });
        notifySuccess('Confirm your new email', `We sent a link to ${typed.trim()}, if it is free.`);
        onClose();
      }}
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
    </ProofDialog>
  );
}
