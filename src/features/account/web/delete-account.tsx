import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../web/api.ts';
import { messageOf } from '../../../web/display-error.ts';
import { Button } from '../../../web/ui/button.tsx';
import { Card } from '../../../web/ui/card.tsx';
import { Dialog } from '../../../web/ui/dialog.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { FormError } from '../../../web/ui/form-error.tsx';
import { Input } from '../../../web/ui/input.tsx';
import { useInteractive } from '../../../web/ui/interactive-fieldset.tsx';
import { notifyError, notifySuccess } from '../../../web/ui/notify.ts';
import { announceSession } from './session-events.ts';

const form = 'delete-account';

/** The Danger Zone: deletes the account after its e-mail address was typed. */
export function DeleteAccount({ email }: { email: string }) {
  const navigate = useNavigate();
  const interactive = useInteractive();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const remove = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await api.account.deleteAccount({ email: typed });
      announceSession('signed-out');
      notifySuccess('Account deleted successfully');
      await navigate('/', { replace: true });
    } catch (error) {
      notifyError('Failed to delete account');
      setFailure(messageOf(error, 'Failed to delete account'));
      setBusy(false);
    }
  };

  return (
    <Card
      heading="Danger Zone"
      lead="Deletes your account, your coin, its page and its statistics. There is no way back."
      className="border-danger/40!"
    >
      <Button tone="danger" disabled={!interactive} onClick={() => setOpen(true)}>
        Delete Account
      </Button>
      <Dialog
        open={open}
        onOpenChange={(isOpen) => {
          setOpen(isOpen);
          setTyped('');
          setFailure(null);
        }}
        title="Delete this account?"
        description={
          <>
            Your coin, its live page and its statistics go with it. Type{' '}
            <strong className="wrap-anywhere text-text">{email}</strong> to go on.
          </>
        }
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Keep it</Button>
            <Button
              type="submit"
              form={form}
              tone="danger"
              busy={busy}
              disabled={typed.trim().toLowerCase() !== email}
            >
              Delete
            </Button>
          </>
        }
      >
        <form
          id={form}
          noValidate
          method="post"
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) void remove();
          }}
        >
          <Field label="Email">
            <Input
              type="email"
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
          <FormError message={failure} />
        </form>
      </Dialog>
    </Card>
  );
}
