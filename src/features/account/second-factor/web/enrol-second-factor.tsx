import { useState } from 'react';
import { api } from '../../../../web/api/client.ts';
import { CopyButton } from '../../../../web/ui/controls/copy-button.tsx';
import { CodeInput, Field } from '../../../../web/ui/controls/field.tsx';
import { notifySuccess } from '../../../../web/ui/feedback/notify.ts';
import { DialogForm } from '../../../../web/ui/overlays/dialog-form.tsx';
import { ProofDialog } from './proof-dialog.tsx';

type Draft = Awaited<ReturnType<typeof api.account.draftSecondFactor>>;

interface EnrolSecondFactorProps {
  hasPassword: boolean;
  onClose: () => void;
  /** It is on; these are shown once. */
  onEnrolled: (backupCodes: string[]) => void;
}

/** Turning the second factor on: the password, then the app's secret and a first code of it. */
export function EnrolSecondFactor({ hasPassword, onClose, onEnrolled }: EnrolSecondFactorProps) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [code, setCode] = useState('');
  const confirm = async () => {
    const { backupCodes } = await api.account.confirmSecondFactor({ code });
    notifySuccess('The second factor is on', 'Everybody else who was signed in here is signed out.');
    onEnrolled(backupCodes);
  };
  if (draft === null) {
    return (
      <ProofDialog
        key="password"
        title="Turn the second factor on"
        description="Signing in then takes a code of an authenticator app on your phone as well, such as 1Password, Aegis or Google Authenticator."
        action="Continue"
        methods={{ hasPassword, hasSecondFactor: false }}
        proof="required"
        submit={async ({ password }) => setDraft(await api.account.draftSecondFactor({ password }))}
        onClose={onClose}
      />
    );
  }
  return (
    <DialogForm
      key="code"
      title="Scan this with your app"
      description="Or open your app’s manual entry and type the key. Then type the six digits that it shows."
      action="Turn On"
      submit={confirm}
      onClose={onClose}
    >
      <QrCode {...draft.qr} />
      <div className="grid gap-2 text-center">
        <p className="text-sm text-muted">Key</p>
        <p className="font-mono text-sm wrap-anywhere select-all">{inGroups(draft.secret)}</p>
        <div>
          <CopyButton text={draft.secret} label="Copy key" />
        </div>
      </div>
      <Field label="Code">
        <CodeInput value={code} onChange={(event) => setCode(event.target.value)} />
      </Field>
    </DialogForm>
  );
}

/** Black on white with four modules of white around it, whatever the scheme: scanners expect it. */
function QrCode({ size, path }: Draft['qr']) {
  return (
    <svg
      role="img"
      aria-label="QR code for your authenticator app"
      viewBox={`-4 -4 ${size + 8} ${size + 8}`}
      shapeRendering="crispEdges"
      className="mx-auto size-44 rounded-control border border-line bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}

function inGroups(secret: string): string {
  return secret.replaceAll(/.{4}(?=.)/g, '$& ');
}
