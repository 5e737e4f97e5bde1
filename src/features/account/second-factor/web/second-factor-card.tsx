import { useQuery } from '@tanstack/react-query';
import { ShieldCheck, ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { api, query } from '../../../../web/api/client.ts';
import { Button } from '../../../../web/ui/controls/button.tsx';
import { Card } from '../../../../web/ui/layout/card.tsx';
import { Dialog } from '../../../../web/ui/overlays/dialog.tsx';
import { useInteractive } from '../../../../web/ui/controls/interactive-fieldset.tsx';
import { notifySuccess } from '../../../../web/ui/feedback/notify.ts';
import { RowSkeleton } from '../../../../web/ui/feedback/skeleton.tsx';
import { announceSession } from '../../sessions/web/session-events.ts';
import { BackupCodes } from './backup-codes.tsx';
import { DialogForm, type DialogFormProps } from '../../../../web/ui/overlays/dialog-form.tsx';
import { EnrolSecondFactor } from './enrol-second-factor.tsx';
import { FactorCodeField } from './proof-dialog.tsx';

const lead = 'A code of an authenticator app, asked for whenever you sign in.';
const fewCodes = 3;

interface SecondFactorCardProps {
  hasPassword: boolean;
  /** Null: off. */
  secondFactor: { since: string; backupCodesLeft: number } | null;
  onChanged: () => void;
}

export function SecondFactorCard({ hasPassword, secondFactor, onChanged }: SecondFactorCardProps) {
  const interactive = useInteractive();
  const [open, setOpen] = useState<'enrol' | 'renew' | 'remove' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => setOpen(null);
  const showCodes = (backupCodes: readonly string[]) => {
    close();
    setCodes(backupCodes);
    onChanged();
  };
  const remove = async (code: string) => {
    await api.account.removeSecondFactor({ code });
    notifySuccess('The second factor is off');
    onChanged();
    close();
  };
  const Icon = secondFactor ? ShieldCheck : ShieldOff;
  return (
    <Card heading="Second Factor" lead={lead} className="@container">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-4">
        <Icon aria-hidden="true" className={secondFactor ? 'size-5 text-success' : 'size-5 text-muted'} />
        <div className="min-w-0 grow basis-48 text-sm">
          {secondFactor ? (
            <>
              <p className="font-semibold">On since {longDate(secondFactor.since)}</p>
              <p className={secondFactor.backupCodesLeft <= fewCodes ? 'text-warning' : 'text-muted'}>
                {leftSentence(secondFactor.backupCodesLeft)}
              </p>
            </>
          ) : (
            <>
              <p className="font-semibold">Off</p>
              <p className="text-muted">A stolen password is enough to get in.</p>
            </>
          )}
        </div>
        {secondFactor ? (
          <div className="flex flex-wrap gap-2.5 @max-lg:w-full @max-lg:ps-9">
            <Button size="small" disabled={!interactive} onClick={() => setOpen('renew')}>
              New Backup Codes
            </Button>
            <Button size="small" disabled={!interactive} onClick={() => setOpen('remove')}>
              Turn Off
            </Button>
          </div>
        ) : (
          <Button className="max-sm:ms-9" disabled={!interactive} onClick={() => setOpen('enrol')}>
            Turn On
          </Button>
        )}
      </div>
      {open === 'enrol' && (
        <EnrolSecondFactor hasPassword={hasPassword} onClose={close} onEnrolled={showCodes} />
      )}
      {open === 'renew' && (
        <FactorDialog
          title="New backup codes?"
          description="The codes that you have now stop working."
          action="Make new codes"
          submit={async (code) => showCodes((await api.account.renewBackupCodes({ code })).backupCodes)}
          onClose={close}
        />
      )}
      {open === 'remove' && (
        <FactorDialog
          title="Turn the second factor off?"
          description="Signing in then takes one step again, and your backup codes are deleted."
          action="Turn Off"
          tone="danger"
          submit={remove}
          onClose={close}
        />
      )}
      {codes && <CodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </Card>
  );
}

/** The card alone, for admins, who have no account page. */
export function SecondFactorSection() {
  const { data, error, refetch } = useQuery(query.account.security.queryOptions());
  const changed = () => {
    announceSession('user-updated');
    void refetch();
  };
  // The card is an offer: without an answer there is nothing to offer.
  if (error && !data) return null;
  return data ? <SecondFactorCard {...data} onChanged={changed} /> : <WaitingSecondFactor />;
}

/** Skeleton of the card. */
export function WaitingSecondFactor() {
  return (
    <Card heading="Second Factor" lead={lead} aria-busy>
      <RowSkeleton />
    </Card>
  );
}

interface FactorDialogProps extends Pick<
  DialogFormProps,
  'title' | 'description' | 'action' | 'tone' | 'onClose'
> {
  submit: (code: string) => Promise<void>;
}

/** A change of the second factor, for which one shows it. */
function FactorDialog({ submit, ...dialog }: FactorDialogProps) {
  const [code, setCode] = useState('');
  return (
    <DialogForm {...dialog} submit={() => submit(code)}>
      <FactorCodeField onChange={setCode} />
    </DialogForm>
  );
}

function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Keep these backup codes"
      description="Each gets you in once without your phone. They are not shown again."
      actions={
        <Button tone="primary" onClick={onClose}>
          I have kept them
        </Button>
      }
    >
      <BackupCodes codes={codes} />
    </Dialog>
  );
}

function leftSentence(left: number): string {
  if (left === 0) return 'No backup codes are left. Make new ones.';
  return `${left} backup ${left === 1 ? 'code is' : 'codes are'} left.`;
}

function longDate(instant: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date(instant));
}
