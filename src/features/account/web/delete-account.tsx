import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../web/api/client.ts';
import { Button } from '../../../web/ui/controls/button.tsx';
import { Card } from '../../../web/ui/layout/card.tsx';
import { Field, Input } from '../../../web/ui/controls/field.tsx';
import { useInteractive } from '../../../web/ui/controls/interactive-fieldset.tsx';
import { notifyError, notifySuccess } from '../../../web/ui/feedback/notify.ts';
import { DialogForm } from '../../../web/ui/overlays/dialog-form.tsx';
import { announceSession } from '../sessions/web/session-events.ts';

/** The Danger Zone: deletes the account after its e-mail address was typed. */
export function DeleteAccount({ email }: { email: string }) {
  const interactive = useInteractive();
  const [open, setOpen] = useState(false);
  return (
    <Card
      heading="Danger Zone"
      lead="Deletes your account, your coin, its page and its statistics. There is no way back."
      className="border-danger/40!"
    >
      <Button tone="danger" disabled={!interactive} onClick={() => setOpen(true)}>
        Delete Account
      </Button>
      {open && <DeleteDialog email={email} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function DeleteDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const remove = async () => {
    try {
      await api.account.deleteAccount({ email: typed });
    } catch (error) {
      notifyError('Failed to delete account');
      throw error;
    }
    announceSession('signed-out');
    notifySuccess('Account deleted successfully');
    await navigate('/', { replace: true });
  };
  return (
    <DialogForm
      title="Delete this account?"
      description={
        <>
          Your coin, its live page and its statistics go with it. Type{' '}
          <strong className="wrap-anywhere text-text">{email}</strong> to go on.
        </>
      }
      action="Delete"
      cancel="Keep it"
      tone="danger"
      disabled={typed.trim().toLowerCase() !== email}
      submit={remove}
      onClose={onClose}
    >
      <Field label="Email">
        <Input
          type="email"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
    </DialogForm>
  );
}
