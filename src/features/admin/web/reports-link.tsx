import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Flag } from 'lucide-react';
import { Link } from 'react-router';
import { query } from '../../../web/api/client.ts';
import { useRoleWatch } from './use-user-table.ts';

/** Leads to the reports of pages, and says how many are open. */
export function ReportsLink() {
  const { data, error } = useQuery(query.reports.count.queryOptions({ staleTime: 0 }));
  useRoleWatch(error);
  return (
    <Link
      to="/admin/reports"
      className="flex items-center gap-4 rounded-card border border-line bg-surface p-5 shadow-card transition-colors duration-120 hover:border-line-strong hover:bg-wash"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-full border border-line bg-wash text-link">
        <Flag aria-hidden="true" className="size-4.5" />
      </span>
      <span className="min-w-0 grow">
        <span className="block font-semibold">Reports</span>
        <span className="figures block text-sm text-muted">
          {data
            ? wordsOf(data.open)
            : error
              ? 'They could not be counted.'
              : 'What visitors say about pages.'}
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted rtl:rotate-180" />
    </Link>
  );
}

function wordsOf(open: number): string {
  if (open === 0) return 'None are open.';
  return open === 1 ? '1 is open.' : `${open.toLocaleString('en-US')} are open.`;
}
