import { useInfiniteQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { ArrowLeft, CircleAlert, Flag } from 'lucide-react';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { query } from '../../../web/api/query.ts';
import { messageOf } from '../../../web/api/display-error.ts';
import { Button } from '../../../web/ui/controls/button.tsx';
import { EmptyState } from '../../../web/ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../web/ui/feedback/skeleton.tsx';
import { Card } from '../../../web/ui/layout/card.tsx';
import { PageTitle } from '../../../web/ui/layout/page-title.tsx';
import { useRoleWatch } from '../../admin/web/use-user-table.ts';
import { reportStates, type ReportState } from '../contract.ts';
import { ReportCard } from './report-card.tsx';

const names: Record<ReportState, string> = { open: 'Open', closed: 'Closed' };

/** `/admin/reports`: what strangers say is wrong with pages, the newest first. */
export function ReportsScreen() {
  const [search] = useSearchParams();
  const state = reportStates.find((known) => known === search.get('state')) ?? 'open';
  // Takes the focus of a button that goes with its report.
  const list = useRef<HTMLDivElement>(null);
  return (
    <>
      <Link
        to="/admin"
        className="mb-4 inline-flex items-center gap-1.5 py-1 text-sm font-semibold text-link underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
        Admin Dashboard
      </Link>
      <PageTitle
        lead="What visitors say is wrong with pages. Their words are their own."
        aside={<StateLinks state={state} />}
      >
        Reports
      </PageTitle>
      <div ref={list} tabIndex={-1} className="focus:outline-none">
        <ReportList key={state} state={state} onClosed={() => list.current?.focus()} />
      </div>
    </>
  );
}

function StateLinks({ state }: { state: ReportState }) {
  return (
    <nav aria-label="Reports" className="flex rounded-control border border-line-strong/60 p-1">
      {reportStates.map((each) => (
        <Link
          key={each}
          to={each === 'open' ? '/admin/reports' : `/admin/reports?state=${each}`}
          aria-current={each === state ? 'page' : undefined}
          className={cx(
            'rounded-[calc(var(--radius-control)-0.25rem)] px-4 py-1.5 text-sm font-semibold',
            each === state ? 'bg-wash text-text' : 'text-muted hover:text-text',
          )}
        >
          {names[each]}
        </Link>
      ))}
    </nav>
  );
}

function ReportList({ state, onClosed }: { state: ReportState; onClosed: () => void }) {
  const found = useInfiniteQuery(
    query.reports.list.infiniteOptions({
      input: (before: number | undefined) => ({ state, before }),
      initialPageParam: undefined,
      getNextPageParam: ({ older }) => older ?? undefined,
      staleTime: 0,
    }),
  );
  useRoleWatch(found.error);
  const reports = found.data?.pages.flatMap((page) => page.reports) ?? [];
  if (found.isPending)
    return (
      <div aria-busy="true" className="grid gap-6">
        <span className="sr-only">Loading the reports</span>
        <Skeleton className="h-52 w-full" />
        <Skeleton className="h-52 w-full" />
      </div>
    );
  if (found.error && reports.length === 0)
    return (
      <Card>
        <div role="alert">
          <EmptyState
            icon={CircleAlert}
            heading="Failed to fetch the reports"
            action={<Button onClick={() => void found.refetch()}>Try again</Button>}
          >
            {messageOf(found.error)}
          </EmptyState>
        </div>
      </Card>
    );
  if (reports.length === 0)
    return (
      <Card>
        <EmptyState icon={Flag} heading={state === 'open' ? 'Nothing to look at' : 'Nothing was closed yet'}>
          {state === 'open'
            ? 'Every live page has a link to report it. What visitors send stands here.'
            : 'Reports that you have closed stand here for half a year.'}
        </EmptyState>
      </Card>
    );
  return (
    <>
      <ol className="grid gap-6">
        {reports.map((report) => (
          <li key={report.id}>
            <ReportCard report={report} onClosed={onClosed} />
          </li>
        ))}
      </ol>
      {found.hasNextPage && (
        <Button busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()} className="mt-6">
          Show older
        </Button>
      )}
    </>
  );
}
