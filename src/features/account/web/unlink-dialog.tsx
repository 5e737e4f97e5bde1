import { useState } from 'react';
import { api } from '../../../web/api.ts';
import { messageOf } from '../../../web/display-error.ts';
import { Button } from '../../../web/ui/button.tsx';
import { Dialog } from '../../../web/ui/dialog.tsx';
import { FormError } from '../../../web/ui/form-error.tsx';
import type { SignInMethods } from '../contract.ts';

interface UnlinkDialogProps {
  /** What is to be unlinked; null: the dialog is closed. */
  identity: { readonly id: string; readonly name: string } | null;
  onClose: () => void;
  /** What is left, and the name of what is gone. */
  onUnlinked: (methods: SignInMethods, name: string) => void;
}

/** Asks before a way in is given up. */
export function UnlinkDialog({ identity, onClose, onUnlinked }: UnlinkDialogProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const close = () => {
    setFailure(null);
    onClose();
  };
  const unlink = async ({ id, name }: { id: string; name: string }) => {
    setBusy(true);
    setFailure(null);
    try {
      onUnlinked(await api.account.unlinkIdentity({ id }), name);
    } catch (error) {
      setFailure(messageOf(error, 'It could not be unlinked. Please try again.'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={identity !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      title={`Unlink ${identity?.name ?? ''}?`}
      description="You cannot sign in with it any more. Your account and your page stay as they are."
      actions={
        <>
          <Button onClick={close}>Keep it</Button>
          <Button tone="danger" busy={busy} onClick={() => identity && void unlink(identity)}>
            Unlink
          </Button>
        </>
      }
    >
      <FormError message={failure} />
    </Dialog>
  );
}
