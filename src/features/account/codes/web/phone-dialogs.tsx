import { useState } from 'react';
import { api } from '../../../../web/api/client.ts';
import { notifySuccess } from '../../../../web/ui/feedback/notify.ts';
import { DialogForm } from '../../../../web/ui/overlays/dialog-form.tsx';
import { withProof } from '../../sessions/web/with-proof.ts';
import { CodeField, codeRefusals } from './code-field.tsx';
import { PhoneField } from './phone-field.tsx';

const forms = () => import('../../rules/code-forms.ts');
const phoneRules = async () => (await forms()).phoneForm;
const codeRules = async () => (await forms()).codeForm;

interface PhoneDialogProps {
  onClose: () => void;
  onChanged: () => void;
}

/** Asks for a number, then for the code that was sent to it. */
export function ChangePhone({ onClose, onChanged }: PhoneDialogProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const send = async ({ phone }: { phone: string }) => {
    await withProof(() => api.account.requestPhone({ phone }));
    setSentTo(phone);
  };
  if (sentTo === null) {
    return (
      <DialogForm
        key="number"
        title="Which phone?"
        description="We text a code to it, to see that it is yours."
        action="Send code"
        rules={phoneRules}
        refusals={{ SMS_COUNTRY: 'phone' }}
        send={send}
        onClose={onClose}
      >
        <PhoneField />
      </DialogForm>
    );
  }
  return (
    <DialogForm
      key="code"
      title="Enter your code"
      description={
        <>
          It is on its way to <strong className="text-text">{sentTo}</strong>, good for 10 minutes.
        </>
      }
      action="Verify code"
      rules={codeRules}
      refusals={codeRefusals}
      send={async ({ token }) => {
        await api.account.confirmPhone({ phone: sentTo, token });
        notifySuccess('Phone confirmed', 'Codes that are sent to it sign you in.');
        onChanged();
        onClose();
      }}
      onClose={onClose}
    >
      <CodeField resend={() => send({ phone: sentTo })} />
    </DialogForm>
  );
}

export function RemovePhone({ onClose, onChanged }: PhoneDialogProps) {
  return (
    <DialogForm
      title="Remove your phone?"
      description="Codes by text message no longer sign you in. You can add it again."
      action="Remove"
      tone="danger"
      send={async () => {
        await withProof(() => api.account.removePhone());
        notifySuccess('Phone removed');
        onChanged();
        onClose();
      }}
      onClose={onClose}
    />
  );
}
