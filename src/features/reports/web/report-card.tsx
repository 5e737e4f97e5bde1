import { useMutation } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../../web/api/client.ts';
import { messageOf } from '../../../web/api/display-error.ts';
import { Button } from '../../../web/ui/controls/button.tsx';
import { notifyError, notifySuccess } from '../../../web/ui/feedback/notify.ts';
import { Card } from '../../../web/ui/layout/card.tsx';
import { MeasureBadges } from '../../admin/web/measure-badges.tsx';
import { PagePicture } from '../../admin/web/page-picture.tsx';
import { ReasonDialog, suspendWords, takeDownWords } from '../../admin/web/reason-dialog.tsx';
import { useRefreshDesk } from '../../admin/web/use-moderation.ts';
import type { Report, ReportOutcome } from '../contract.ts';
import { LongDate } from '../../../web/ui/layout/long-date.tsx';

/** What an admin did, whatever was done since, which the badges say. */
const outcomes: Record<ReportOutcome, string> = {
  'taken-down': 'Page taken down',
  suspended: 'Account suspended',
  'no-action': 'Closed without action',
};

interface ReportCardProps {
  report: Report;
  /** Called when it is closed and not among the open ones any more. */
  onClosed: () => void;
}

/** One report, the page that it is about, and what may be done. */
export function ReportCard({ report, onClosed }: ReportCardProps) {
  const { page, reason, words, createdAt, closed } = report;
  return (
    <Card aria-label={`Report about ${page.coinName}`} className="@container">
      <div className="grid items-start gap-5 @2xl:grid-cols-[14rem_minmax(0,1fr)] @2xl:gap-6">
        <div>
          <PagePicture card={page.card} coinName={page.coinName} />
        </div>
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h2 className="text-lg wrap-anywhere">{reason}</h2>
            <MeasureBadges isTakenDown={page.isTakenDown} isSuspended={page.isSuspended} />
          </div>
          <p className="mt-1 text-sm text-muted">
            <Link
              to={`/users/${page.userId}`}
              className="font-semibold wrap-anywhere text-link underline-offset-4 hover:underline"
            >
              <bdi>{page.coinName}</bdi>
            </Link>{' '}
            · <span className="wrap-anywhere">{page.email}</span> ·{' '}
            <LongDate at={createdAt} to="time" className="figures whitespace-nowrap" />
          </p>
          {words === '' ? (
            <p className="mt-3 text-sm text-muted">Without further words.</p>
          ) : (
            <blockquote
              dir="auto"
              className="mt-3 max-h-72 overflow-y-auto border-s-2 border-line-strong/60 ps-3.5 text-sm whitespace-pre-line wrap-anywhere"
            >
              {words}
            </blockquote>
          )}
          {closed === null ? (
            <Acts report={report} onClosed={onClosed} />
          ) : (
            <p className="figures mt-4 text-sm wrap-anywhere text-muted">
              <strong className="font-semibold text-text">{outcomes[closed.outcome]}</strong> by {closed.by} ·{' '}
              <LongDate at={closed.at} to="time" className="whitespace-nowrap" />
            </p>
          )}
        </div>
      </div>
    </Card>
  );
}

function Acts({ report: { id, page, reason }, onClosed }: ReportCardProps) {
  const refresh = useRefreshDesk();
  const [asking, setAsking] = useState<'take-down' | 'suspend' | null>(null);
  const close = useMutation({
    mutationFn: () => api.reports.close({ id }),
    onSuccess: () => notifySuccess('The report is closed'),
    onError: (error) => notifyError('Failed to close the report', messageOf(error)),
    onSettled: async (_done, error) => {
      await refresh();
      if (!error) onClosed();
    },
  });
  const ordered = async (order: Promise<unknown>, done: string) => {
    await order;
    notifySuccess(done);
    await refresh();
    onClosed();
  };
  const dialog = { suggestion: reason, onClose: () => setAsking(null) };
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5">
      <a
        href={page.url}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-9 items-center gap-2 rounded-control text-sm font-semibold text-link underline-offset-4 hover:underline"
      >
        Open the page
        <ExternalLink aria-label="opens in a new tab" className="size-4" />
      </a>
      <div className="flex gap-2.5">
        {!page.isTakenDown && (
          <Button size="small" onClick={() => setAsking('take-down')}>
            Take down
          </Button>
        )}
        {!page.isSuspended && (
          <Button size="small" onClick={() => setAsking('suspend')}>
            Suspend
          </Button>
        )}
        <Button size="small" busy={close.isPending} onClick={() => close.mutate()}>
          Close
        </Button>
      </div>
      {asking === 'take-down' && (
        <ReasonDialog
          {...takeDownWords}
          {...dialog}
          submit={(given) => ordered(api.reports.takeDown({ id, reason: given }), 'The page is down')}
        />
      )}
      {asking === 'suspend' && (
        <ReasonDialog
          {...suspendWords}
          {...dialog}
          submit={(given) => ordered(api.reports.suspend({ id, reason: given }), 'The account is suspended')}
        />
      )}
    </div>
  );
}
