import { useState } from 'react';
import { api } from '../../../../web/api/client.ts';
import type { OfferedProvider } from '../../contract.ts';
import { DialogForm } from '../../../../web/ui/overlays/dialog-form.tsx';
import { emptyProof, type Proof, ProofFields } from '../../second-factor/web/reauthentication-fields.tsx';

interface LinkDialogProps {
  provider: OfferedProvider;
  hasPassword: boolean;
  hasSecondFactor: boolean;
  onClose: () => void;
}

/** Asks who it is before a way in is added, then leaves for the provider's page. */
export function LinkDialog({ provider, hasPassword, hasSecondFactor, onClose }: LinkDialogProps) {
  const { id, name } = provider;
  const [proof, setProof] = useState<Proof>(emptyProof({ hasPassword }));
  const submit = async () => {
    const { url } = await api.account.linkIdentity({ provider: id, ...proof });
    window.location.assign(url);
  };
  return (
    <DialogForm
      title={`Link ${name}?`}
      description={`From then on your ${name} account signs you in here. First show that it is you.`}
      action="Continue"
      submit={submit}
      onClose={onClose}
    >
      <ProofFields hasPassword={hasPassword} hasSecondFactor={hasSecondFactor} onChange={setProof} />
    </DialogForm>
  );
}
