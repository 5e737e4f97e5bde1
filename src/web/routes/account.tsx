import { AccountScreen } from '../../features/account/web/account-screen.tsx';
import { SearchEnginesCard } from '../../features/deploys/web/search-engines-card.tsx';
import { ListingCard } from '../../features/directory/web/listing-card.tsx';
import { PaymentsCard } from '../../features/payments/web/payments-card.tsx';
import { titled } from '../page/page-meta.ts';

export const meta = titled('Account Settings');

export default function Account() {
  return (
    <AccountScreen>
      <ListingCard />
      <SearchEnginesCard />
      <PaymentsCard />
    </AccountScreen>
  );
}
