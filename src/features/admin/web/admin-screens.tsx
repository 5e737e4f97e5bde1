import { BarChart3 } from 'lucide-react';
import { PageTitle } from '../../../web/ui/layout/page-title.tsx';
import { AccountLink } from './account-link.tsx';
import { AdminTotals } from './admin-totals.tsx';
import { DeskLink } from './desk-link.tsx';
import { PaymentsNotice } from '../../payments/web/payments-notice.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { RefusedEntries } from './refused-entries.tsx';
import { ReportsLink } from './reports-link.tsx';
import { UserTable } from './user-table.tsx';

export function AdminDashboardScreen() {
  return (
    <>
      <PageTitle lead={bothAreNeeded}>Admin Dashboard</PageTitle>
      <div className="grid gap-6">
        <PaymentsNotice />
        <AdminTotals />
        <ReportsLink />
        <DeskLink to="/admin/statistics" icon={BarChart3} name="Statistics">
          Who reads all live pages, and where they come from.
        </DeskLink>
        <AccountLink />
        <UserTable />
        <RecentActivity />
        <RefusedEntries />
      </div>
    </>
  );
}

export function UserManagementScreen() {
  return (
    <>
      <PageTitle lead={bothAreNeeded}>User Management</PageTitle>
      <UserTable />
    </>
  );
}

const bothAreNeeded = 'Admin rights take both: the switch, and an email in ADMIN_EMAIL.';
