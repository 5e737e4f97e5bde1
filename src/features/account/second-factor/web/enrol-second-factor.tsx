import { api } from '../../../../web/api/client.ts';
import { CopyButton } from '../../../../web/ui/controls/copy-button.tsx';
import { CodeInput, Field } from '../../../../web/ui/controls/field.tsx';
import { notifySuccess } from '../../../../web/ui/feedback/notify.ts';
import { DialogForm } from '../../../../web/ui/overlays/dialog-form.tsx';
import { factorRefusals } from './factor-field.tsx';

export type Draft = Awaited<ReturnType<typeof api.account.draftSecondFactor>>;

const rules = async () => (await import('../../rules/code-forms.ts')).appCodeForm;

interface EnrolSecondFactorProps {
  draft: Draft;
  onClose: () => void;
  /** It is on; these are shown once. */
  onEnrolled: (backupCodes: string[]) => void;
}

/** Turning the second factor on: the app's secret, and a first code of it. */
export function EnrolSecondFactor({ draft, onClose, onEnrolled }: EnrolSecondFactorProps) {
  return (
    <DialogForm
      title="Scan this with your app"
      description="Any authenticator app does. Or copy the key into it. Then type the six digits that it shows: signing in takes such a code from now on."
      action="Turn on"
      rules={rules}
      refusals={factorRefusals}
      send={async (input) => {
        const { backupCodes } = await api.account.confirmSecondFactor(input);
        notifySuccess('The second factor is on', 'Everybody else who was signed in here is signed out.');
        onEnrolled(backupCodes);
      }}
      onClose={onClose}
    >
      <QrCode {...draft.qr} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="text-sm text-muted">Key</p>
          <p className="font-mono text-sm wrap-anywhere select-all">{inGroups(draft.secret)}</p>
        </div>
        <CopyButton text={draft.secret} label="Copy key" />
      </div>
      <Field name="code" label="Code">
        <CodeInput />
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
      className="mx-auto size-36 rounded-control border border-line bg-white sm:size-44"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}

function inGroups(secret: string): string {
  return secret.replaceAll(/.{4}(?=.)/g, '$& ');
}
