import { cx } from 'class-variance-authority';
import { ArrowLeft } from 'lucide-react';
import { Link, useLocation, useNavigation } from 'react-router';
import { messageOf } from '../../../web/api/display-error.ts';
import { useOnline } from '../../../web/connection/use-online.ts';
import { FormError } from '../../../web/ui/feedback/form-error.tsx';
import { Skeleton } from '../../../web/ui/feedback/skeleton.tsx';
import { Button } from '../../../web/ui/controls/button.tsx';
import { Card } from '../../../web/ui/layout/card.tsx';
import { PageTitle } from '../../../web/ui/layout/page-title.tsx';
import { daysOf } from '../rules/days.ts';
import { Breakdowns } from './breakdowns.tsx';
import { NeverRead } from './never-read.tsx';
import { RangeChoice } from './range-choice.tsx';
import { ReadingsCard } from './readings-card.tsx';
import { readRange } from './report-range.ts';
import { type TimedReport, useReport, useToday, useZone } from './use-report.ts';

interface StatisticsScreenProps {
  /** Whose page; null: all pages, for admins. */
  userId: string | null;
}

/** `/statistics/{userId}` and `/admin/statistics`: who reads a live page, or all of them. */
export function StatisticsScreen({ userId }: StatisticsScreenProps) {
  const zone = useZone();
  const today = useToday(zone);
  const range = readRange(useComingSearch(), today);
  const { from, to } = range;
  const found = useReport(userId, zone === null ? null : { from, to, zone });
  const back =
    userId === null
      ? { to: '/admin', name: 'Admin Dashboard' }
      : { to: `/dashboard/${userId}`, name: 'Dashboard' };
  return (
    <>
      <Link
        to={back.to}
        className="mb-4 inline-flex items-center gap-1.5 py-1 text-sm font-semibold text-link underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
        {back.name}
      </Link>
      <PageTitle lead={userId === null ? 'Who reads all live pages.' : 'Who reads your live page.'}>
        Statistics
      </PageTitle>
      <RangeChoice range={range} today={today} />
      {found.error && (
        <div className="mb-6">
          <FormError
            message="Error loading page views"
            detail={`${messageOf(found.error)}${found.data ? ' What you see was counted before.' : ''}`}
          >
            <Button size="small" busy={found.isFetching} onClick={() => void found.refetch()}>
              Try again
            </Button>
          </FormError>
        </div>
      )}
      {found.isPending && <WaitingReport />}
      {found.data && !found.data.hasReadings && <NeverRead userId={userId} />}
      {found.data?.hasReadings && (
        <div
          aria-busy={found.isPlaceholderData}
          className={cx('transition-opacity duration-120', found.isPlaceholderData && 'opacity-50')}
        >
          <ReportCards report={found.data} />
        </div>
      )}
      <p className="mt-8 max-w-3xl text-sm text-muted">
        Counted without cookies and without storing addresses; robots are left out
        {userId === null
          ? ', and so are visits of creators to their own pages from the dashboard and the studio.'
          : ', and so are your own visits from the dashboard and the studio.'}{' '}
        {userId === null
          ? 'A visitor is counted once a day on each page that they read.'
          : 'A visitor is counted once a day.'}
      </p>
    </>
  );
}

function ReportCards({ report }: { report: TimedReport }) {
  const online = useOnline();
  const isSummed = daysOf(report) > 1;
  return (
    <div className="grid gap-6">
      <ReadingsCard report={report} isSummed={isSummed} isLive={online} />
      <Breakdowns report={report} isSummed={isSummed} />
    </div>
  );
}

function WaitingReport() {
  return (
    <div role="status" aria-busy="true" className="grid gap-6">
      <span className="sr-only">Loading the statistics</span>
      <Card>
        <div className="grid grid-cols-2 gap-6 sm:grid-cols-3">
          {[0, 1, 2].map((each) => (
            <div key={each} className={cx(each === 2 && 'max-sm:hidden')}>
              <Skeleton className="h-4 w-20" />
              <Skeleton className="mt-3 h-9 w-28 max-w-full" />
            </div>
          ))}
        </div>
        <Skeleton className="mt-8 h-72" />
      </Card>
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-72 rounded-card!" />
        <Skeleton className="h-72 rounded-card!" />
      </div>
    </div>
  );
}

/** The query of the address that is being gone to: it changes only after the server has looked at the session again. */
function useComingSearch(): string {
  const location = useLocation();
  const { location: next } = useNavigation();
  return next?.pathname === location.pathname ? next.search : location.search;
}
