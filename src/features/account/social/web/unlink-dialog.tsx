import { useState } from 'react';
import { api } from '../../../../web/api/client.ts';
import type { SignInMethods } from '../../contract.ts';
import { DialogForm } from '../../../../web/ui/overlays/dialog-form.tsx';
import { emptyProof, type Proof, ProofFields } from '../../second-factor/web/reauthentication-fields.tsx';

interface UnlinkDialogProps {
  identity: { readonly id: string; readonly name: string };
  hasPassword: boolean;
  hasSecondFactor: boolean;
  onClose: () => void;
  /** What is left. */
  onUnlinked: (methods: SignInMethods) => void;
}

/** Asks who it is before a way in is given up. */
export function UnlinkDialog(props: UnlinkDialogProps) {
  const { identity, hasPassword, hasSecondFactor, onClose, onUnlinked } = props;
  const canProve = hasPassword || hasSecondFactor;
  const [proof, setProof] = useState<Proof>(emptyProof({ hasPassword }));
  const unlink = async () => {
    onUnlinked(await api.account.unlinkIdentity({ id: identity.id, ...(canProve && proof) }));
  };
  return (
    <DialogForm
      title={`Unlink ${identity.name}?`}
      description="You cannot sign in with it any more. Your account and your page stay as they are."
      action="Unlink"
      cancel="Keep it"
      tone="danger"
      submit={unlink}
      onClose={onClose}
    >
      {canProve && (
        <ProofFields hasPassword={hasPassword} hasSecondFactor={hasSecondFactor} onChange={setProof} />
      )}
    </DialogForm>
  );
}
