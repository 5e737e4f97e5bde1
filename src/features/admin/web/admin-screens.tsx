import { PageTitle } from '../../../web/ui/layout/page-title.tsx';
import { SecondFactorSection } from '../../account/second-factor/web/second-factor-card.tsx';
import { AdminTotals } from './admin-totals.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { RefusedEntries } from './refused-entries.tsx';
import { ReportsLink } from './reports-link.tsx';
import { UserTable } from './user-table.tsx';

export function AdminDashboardScreen() {
  return (
    <>
      <PageTitle lead={bothAreNeeded}>Admin Dashboard</PageTitle>
      <div className="grid gap-6">
        <AdminTotals />
        <ReportsLink />
        <UserTable />
        <RecentActivity />
        <RefusedEntries />
        <SecondFactorSection />
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
