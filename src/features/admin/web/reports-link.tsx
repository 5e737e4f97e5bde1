import { useQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { query } from '../../../web/api/query.ts';
import { DeskLink } from './desk-link.tsx';
import { useRoleWatch } from './use-user-table.ts';

/** Leads to the reports of pages, and says how many are open. */
export function ReportsLink() {
  const { data, error } = useQuery(query.reports.count.queryOptions({ staleTime: 0 }));
  useRoleWatch(error);
  return (
    <DeskLink to="/admin/reports" icon={Flag} name="Reports">
      {data ? wordsOf(data.open) : error ? 'They could not be counted.' : 'What visitors say about pages.'}
    </DeskLink>
  );
}

function wordsOf(open: number): string {
  if (open === 0) return 'None are open.';
  return open === 1 ? '1 is open.' : `${open.toLocaleString('en-US')} are open.`;
}
