import { ShieldCheck, ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../../web/api/client.ts';
import { isCancelled, messageOf } from '../../../../web/api/display-error.ts';
import { Button } from '../../../../web/ui/controls/button.tsx';
import { notifyError, notifySuccess } from '../../../../web/ui/feedback/notify.ts';
import { Card } from '../../../../web/ui/layout/card.tsx';
import { LoadFailure } from '../../../../web/ui/layout/load-failure.tsx';
import { LongDate } from '../../../../web/ui/layout/long-date.tsx';
import { SettingRow, SettingRows, WaitingRows } from '../../../../web/ui/layout/setting-rows.tsx';
import { Dialog } from '../../../../web/ui/overlays/dialog.tsx';
import { DialogForm } from '../../../../web/ui/overlays/dialog-form.tsx';
import { withProof } from '../../sessions/web/with-proof.ts';
import { BackupCodes } from './backup-codes.tsx';
import { type Draft, EnrolSecondFactor } from './enrol-second-factor.tsx';
import { useSecurity } from './use-security.ts';

const fewCodes = 3;

type Step =
  | { readonly name: 'asked' | 'renew' | 'remove' }
  | { readonly name: 'enrol'; readonly draft: Draft }
  | { readonly name: 'codes'; readonly codes: readonly string[] };

/** The card of the second factor, with its dialogs. */
export function SecondFactorCard() {
  const { data, error, refetch, changed } = useSecurity();
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);
  const showCodes = (codes: readonly string[]) => {
    setStep({ name: 'codes', codes });
    changed();
  };
  const enrol = async () => {
    setStep({ name: 'asked' });
    try {
      setStep({ name: 'enrol', draft: await withProof(() => api.account.draftSecondFactor()) });
    } catch (failure) {
      close();
      if (!isCancelled(failure)) notifyError(messageOf(failure));
    }
  };
  const button = (label: string, onClick: () => void) => (
    <Button size="small" busy={step?.name === 'asked'} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <Card
      heading="Second Factor"
      lead="A code of an authenticator app, asked for whenever you sign in."
      aria-busy={!data && !error}
    >
      {!data && !error && <WaitingRows count={1} label="Loading your second factor" />}
      {!data && error && (
        <LoadFailure error={error} failed="Your second factor could not be loaded." retry={refetch} />
      )}
      {data && (
        <SettingRows>
          {data.secondFactor ? (
            <SettingRow
              icon={<ShieldCheck aria-hidden="true" className="size-5 shrink-0 text-success" />}
              name={
                <>
                  On since <LongDate at={data.secondFactor.since} />
                </>
              }
              value={<CodesLeft count={data.secondFactor.backupCodesLeft} />}
            >
              {button('New backup codes', () => setStep({ name: 'renew' }))}
              {button('Turn off', () => setStep({ name: 'remove' }))}
            </SettingRow>
          ) : (
            <SettingRow
              icon={<ShieldOff aria-hidden="true" className="size-5 shrink-0 text-muted" />}
              name="Off"
              value="A stolen password is enough to get in."
            >
              {button('Turn on', () => void enrol())}
            </SettingRow>
          )}
        </SettingRows>
      )}
      {step?.name === 'enrol' && (
        <EnrolSecondFactor draft={step.draft} onClose={close} onEnrolled={showCodes} />
      )}
      {step?.name === 'renew' && (
        <DialogForm
          title="New backup codes?"
          description="The codes that you have now stop working."
          action="Make new codes"
          send={async () => showCodes((await withProof(() => api.account.renewBackupCodes())).backupCodes)}
          onClose={close}
        />
      )}
      {step?.name === 'remove' && (
        <DialogForm
          title="Turn the second factor off?"
          description="Signing in then takes one step again, and your backup codes are deleted."
          action="Turn off"
          tone="danger"
          send={async () => {
            await withProof(() => api.account.removeSecondFactor());
            notifySuccess('The second factor is off');
            changed();
            close();
          }}
          onClose={close}
        />
      )}
      {step?.name === 'codes' && (
        // Without a cross: a stray press would lose them.
        <Dialog
          open
          title="Keep these backup codes"
          description="Each gets you in once without your phone. They are not shown again."
          actions={
            <Button tone="primary" onClick={close}>
              I have kept them
            </Button>
          }
        >
          <BackupCodes codes={step.codes} />
        </Dialog>
      )}
    </Card>
  );
}

function CodesLeft({ count }: { count: number }) {
  if (count === 0) return <span className="text-warning">No backup codes are left. Make new ones.</span>;
  return (
    <span className={count <= fewCodes ? 'text-warning' : undefined}>
      {count} backup {count === 1 ? 'code is' : 'codes are'} left.
    </span>
  );
}
