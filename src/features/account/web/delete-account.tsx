import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../web/api/client.ts';
import { query } from '../../../web/api/query.ts';
import { useSession, useSettings } from '../../../web/page/root-data.ts';
import { Button } from '../../../web/ui/controls/button.tsx';
import { Card } from '../../../web/ui/layout/card.tsx';
import { Field, Input } from '../../../web/ui/controls/field.tsx';
import { notifySuccess } from '../../../web/ui/feedback/notify.ts';
import { DialogForm } from '../../../web/ui/overlays/dialog-form.tsx';
import { announceSession } from '../sessions/web/session-events.ts';
import { withProof } from '../sessions/web/with-proof.ts';

/** The Danger Zone: deletes the account after its e-mail address was typed. */
export function DeleteAccount() {
  const [open, setOpen] = useState(false);
  return (
    <Card
      heading="Danger Zone"
      lead="Deletes your account, your coin, its page and its statistics. There is no way back."
      className="border-danger/40!"
    >
      <Button tone="danger" onClick={() => setOpen(true)}>
        Delete Account
      </Button>
      {open && <DeleteDialog onClose={() => setOpen(false)} />}
    </Card>
  );
}

const rules = async () => (await import('../emails/contract.ts')).emailInput;

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { userId, email } = useSession();
  const { isSold } = useSettings();
  const { data: paid } = useQuery(query.payments.read.queryOptions({ input: { userId } }));
  // Paid builds are left from before building became free, too.
  const losesBuilds = isSold || (paid !== undefined && (paid.credits > 0 || paid.isHeld));
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const remove = async (input: { email: string }) => {
    await withProof(() => api.account.deleteAccount(input));
    announceSession('signed-out');
    notifySuccess('Account deleted successfully');
    await navigate('/', { replace: true });
  };
  return (
    <DialogForm
      title="Delete this account?"
      description={
        <>
          Your coin, its live page and its statistics go with it
          {losesBuilds && ', and so do builds that are paid and not used'}. Type{' '}
          <strong className="wrap-anywhere text-text">{email}</strong> to go on.
        </>
      }
      action="Delete"
      cancel="Keep it"
      tone="danger"
      disabled={typed.trim().toLowerCase() !== email}
      rules={rules}
      refusals={{ EMAIL_DIFFERS: 'email' }}
      failed="Failed to delete account"
      send={remove}
      onClose={onClose}
    >
      <Field name="email" label="Email">
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
