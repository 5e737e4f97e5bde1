import { api } from '../../../../web/api/client.ts';
import { ProofDialog, type ProofMethods } from '../../second-factor/web/proof-dialog.tsx';
import type { OfferedProvider, SignInMethods } from '../contract.ts';

interface LinkDialogProps {
  provider: OfferedProvider;
  methods: ProofMethods;
  onClose: () => void;
}

/** Asks for a proof, then leaves for the provider's page. */
export function LinkDialog({ provider: { id, name }, methods, onClose }: LinkDialogProps) {
  return (
    <ProofDialog
      title={`Link ${name}?`}
      description={`From then on your ${name} account signs you in here. First show that it is you.`}
      action="Continue"
      methods={methods}
      proof="required"
      submit={async (proof) => {
        const { url } = await api.account.linkIdentity({ provider: id, ...proof });
        window.location.assign(url);
      }}
      onClose={onClose}
    />
  );
}

interface UnlinkDialogProps {
  identity: { readonly id: string; readonly name: string };
  methods: ProofMethods;
  onClose: () => void;
  onUnlinked: (remaining: SignInMethods) => void;
}

export function UnlinkDialog({ identity: { id, name }, methods, onClose, onUnlinked }: UnlinkDialogProps) {
  return (
    <ProofDialog
      title={`Unlink ${name}?`}
      description="You cannot sign in with it any more. Your account and your page stay as they are."
      action="Unlink"
      cancel="Keep it"
      tone="danger"
      methods={methods}
      proof="if-possible"
      submit={async (proof) => onUnlinked(await api.account.unlinkIdentity({ id, ...proof }))}
      onClose={onClose}
    />
  );
}
