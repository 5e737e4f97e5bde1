import { useRevalidator } from 'react-router';
import { todayInCst } from '@moonpage/engine/launch/launch.ts';
import { BuildForm } from '../../features/generation/web/build-form.tsx';
import { PayAction, paidWords } from '../../features/payments/web/pay-action.tsx';
import { PayFirst } from '../../features/payments/web/pay-first.tsx';
import { usePayments } from '../../features/payments/web/use-payments.ts';
import { BringBack } from '../../features/previews/web/bring-back.tsx';
import { ShareFirst } from '../../features/sharing/web/share-first.tsx';
import { loadedProfile } from '../api/loaded.ts';
import { titled } from '../page/page-meta.ts';
import { pageRequest } from '../page/page-request.ts';
import { ProfileFailure } from '../page/profile-failure.tsx';
import { useSession, useSettings } from '../page/root-data.ts';
import type { Route } from './+types/build';

export const meta = titled('Build New Page');

export async function loader({ context }: Route.LoaderArgs) {
  const { api, session, settings } = context.get(pageRequest);
  const userId = session?.userId ?? '';
  const [saved, cleared, shareSteps, payments] = await Promise.all([
    loadedProfile(api.coins.read({ userId })),
    api.pages.cleared({ userId }).catch(() => null),
    // The server asks for both again when a page is built.
    api.sharing.steps({ userId }).catch(() => null),
    settings.beta ? null : api.payments.read({ userId }).catch(() => null),
  ]);
  return { saved, cleared, shareSteps, payments, today: todayInCst(Date.now()) };
}

/** `/build`: the details of the coin, from which the page is written. */
export default function Build({ loaderData }: Route.ComponentProps) {
  const { saved, cleared, shareSteps, payments: read, today } = loaderData;
  const { userId } = useSession();
  const { beta, price } = useSettings();
  const { revalidate } = useRevalidator();
  const payments = usePayments(userId, read);
  return (
    <BuildForm
      userId={userId}
      saved={saved}
      today={today}
      price={beta ? 'Free during beta.' : paidWords(payments.view, price)}
      action={payments.mustPay ? <PayAction payments={payments} /> : null}
      onPaymentNeeded={() => void revalidate()}
    >
      {cleared && <BringBack userId={userId} cleared={cleared} />}
      {shareSteps && <ShareFirst userId={userId} steps={shareSteps} />}
      {!beta && <PayFirst payments={payments} />}
    </BuildForm>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ProfileFailure error={error} heading="Error loading profile">
      What you typed is kept in this browser. Try again in a moment.
    </ProfileFailure>
  );
}
