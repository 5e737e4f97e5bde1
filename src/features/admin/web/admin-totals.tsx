import { useQuery } from '@tanstack/react-query';
import { Eye, Users } from 'lucide-react';
import { query } from '../../../web/api/query.ts';
import { StatCard } from '../../../web/ui/layout/stat-card.tsx';
import { useRoleWatch } from './use-user-table.ts';

/** Two figures, 0 until they are known to be more. */
export function AdminTotals() {
  const { data, error, isPending } = useQuery(query.admin.totals.queryOptions({ staleTime: 0 }));
  useRoleWatch(error);
  const hint = error && !data ? 'It could not be counted. Reload the page to try again.' : undefined;
  const card = { isLoading: isPending, hint };
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:gap-6">
      <StatCard label="Total Users" value={data?.users ?? 0} icon={Users} {...card} />
      <StatCard label="Total Page Views" value={data?.pageViews ?? 0} icon={Eye} {...card} />
    </div>
  );
}
