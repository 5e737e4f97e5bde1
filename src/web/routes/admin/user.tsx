import { AccountDetailsScreen } from '../../../features/admin/web/account-details-screen.tsx';
import { titled } from '../../page/page-meta.ts';
import type { Route } from './+types/user';

export const meta = titled('User');

/** `/users/{accountId}`. Not `userId`, which is the session's own elsewhere. */
export default function AdminAccount({ params }: Route.ComponentProps) {
  return <AccountDetailsScreen key={params.accountId} userId={params.accountId} />;
}
