import { useQuery } from '@tanstack/react-query';
import { Mail, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { query } from '../../../web/api/client.ts';
import { messageOf } from '../../../web/api/display-error.ts';
import { Button } from '../../../web/ui/controls/button.tsx';
import { Card } from '../../../web/ui/layout/card.tsx';
import { FormError } from '../../../web/ui/feedback/form-error.tsx';
import { RowSkeleton } from '../../../web/ui/feedback/skeleton.tsx';
import { ChangeEmail } from '../mail-links/web/change-email.tsx';
import { ChangePhone, RemovePhone } from '../codes/web/phone-dialogs.tsx';
import { SecondFactorCard, WaitingSecondFactor } from '../second-factor/web/second-factor-card.tsx';
import { announceSession, useSessionEvent } from '../sessions/web/session-events.ts';

/** The cards of email, phone and second factor. Changes are broadcast to the other tabs. */
export function SecurityCards({ email }: { email: string }) {
  const { data, error, refetch } = useQuery(query.account.security.queryOptions());
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<'email' | 'phone' | 'no-phone' | null>(null);
  useSessionEvent((event) => {
    if (event !== 'user-updated') return;
    void refetch();
    // The address is the session's.
    void revalidate();
  });
  const changed = () => {
    announceSession('user-updated');
    void refetch();
  };
  const close = () => setOpen(null);

  if (error && !data) {
    return (
      <Card heading="Contact">
        <FormError message={messageOf(error, 'Your email and phone could not be loaded.')}>
          <Button size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </FormError>
      </Card>
    );
  }
  if (!data) return <WaitingCards />;
  const { hasPassword, phone, secondFactor } = data;
  const methods = { hasPassword, hasSecondFactor: secondFactor !== null };
  return (
    <>
      <Card heading="Contact" lead="Where links and codes reach you.">
        <ul className="@container divide-y divide-line rounded-control border border-line">
          <Row
            icon={<Mail aria-hidden="true" className="size-5 shrink-0 text-muted" />}
            name="Email"
            value={email}
          >
            <Button size="small" onClick={() => setOpen('email')}>
              Change Email
            </Button>
          </Row>
          <Row
            icon={<Smartphone aria-hidden="true" className="size-5 shrink-0 text-muted" />}
            name="Phone"
            value={phone ?? 'None. Add one to sign in with a code by text message.'}
          >
            <Button size="small" onClick={() => setOpen('phone')}>
              {phone === null ? 'Add Phone' : 'Change Phone'}
            </Button>
            {phone !== null && (
              <Button size="small" onClick={() => setOpen('no-phone')}>
                Remove Phone
              </Button>
            )}
          </Row>
        </ul>
        {open === 'email' && <ChangeEmail email={email} methods={methods} onClose={close} />}
        {open === 'phone' && <ChangePhone methods={methods} onClose={close} onChanged={changed} />}
        {open === 'no-phone' && <RemovePhone methods={methods} onClose={close} onChanged={changed} />}
      </Card>
      <SecondFactorCard {...data} onChanged={changed} />
    </>
  );
}

interface RowProps {
  icon: ReactNode;
  name: string;
  value: string;
  children: ReactNode;
}

function Row({ icon, name, value, children }: RowProps) {
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3 text-sm">
      {icon}
      <div className="min-w-0 grow basis-48">
        <p className="font-semibold">{name}</p>
        <p className="wrap-anywhere text-muted">{value}</p>
      </div>
      <div className="flex flex-wrap gap-2.5 @max-lg:w-full @max-lg:ps-9">{children}</div>
    </li>
  );
}

function WaitingCards() {
  return (
    <>
      <Card heading="Contact" lead="Where links and codes reach you." aria-busy>
        <div className="divide-y divide-line rounded-control border border-line *:px-4 *:py-2.5">
          <div>
            <RowSkeleton />
          </div>
          <div>
            <RowSkeleton />
          </div>
        </div>
      </Card>
      <WaitingSecondFactor />
    </>
  );
}
