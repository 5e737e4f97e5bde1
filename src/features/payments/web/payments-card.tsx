import { useQuery } from '@tanstack/react-query';
import { query } from '../../../web/api/query.ts';
import { useSession, useSettings } from '../../../web/page/root-data.ts';
import { Card } from '../../../web/ui/layout/card.tsx';
import { LoadFailure } from '../../../web/ui/layout/load-failure.tsx';
import { SettingRows, WaitingRows } from '../../../web/ui/layout/setting-rows.tsx';
import type { PaymentsView } from '../contract.ts';
import { PaymentRow } from './payment-row.tsx';

/** What the creator has paid; during beta only where there is something to show. */
export function PaymentsCard() {
  const { userId } = useSession();
  const { beta, price, isSold, studio } = useSettings();
  const { data, error, refetch } = useQuery(
    query.payments.read.queryOptions({ input: { userId }, staleTime: 0 }),
  );
  if (beta && (data?.payments.length ?? 0) === 0) return null;
  return (
    <Card
      heading="Payments"
      lead={
        beta
          ? 'Page builds are free during beta. Those that you have paid stay yours for afterwards.'
          : `${price} for each page build${isSold ? ', through Stripe' : ', which cannot be paid here yet'}. ${studio ? 'Looks, edits' : 'Looks'} and publishing are free.`
      }
      aria-busy={!data && !error}
    >
      {!data && error && (
        <LoadFailure error={error} failed="Your payments could not be loaded." retry={refetch} />
      )}
      {!data && !error && <WaitingRows count={1} label="Loading your payments" />}
      {data && <Loaded view={data} />}
    </Card>
  );
}

function Loaded({ view: { payments, credits } }: { view: PaymentsView }) {
  if (payments.length === 0) return <p className="text-sm text-muted">Nothing was paid yet.</p>;
  return (
    <>
      <p className="mb-4 text-sm">
        <strong className="font-semibold">
          {credits === 1 ? '1 page build left' : `${credits} page builds left`}
        </strong>
      </p>
      <SettingRows>
        {payments.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </SettingRows>
    </>
  );
}
