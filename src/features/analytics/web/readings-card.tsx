import { cx } from 'class-variance-authority';
import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react';
import { Card } from '../../../web/ui/layout/card.tsx';
import type { Report } from '../contract.ts';
import { CsvButton } from './bar-table.tsx';
import { changeOf, changeWords, comparedWith, daysInName } from './figures.ts';
import { pointNames, pointOf, progressOf } from './point-names.ts';
import { lines, markName, ReadingsChart } from './readings-chart.tsx';
import { dayIn } from '../rules/days.ts';
import type { TimedReport } from './use-report.ts';
import { summed } from './breakdowns.tsx';
import { timeOfDay } from '../../../web/ui/layout/dates.ts';

interface ReadingsCardProps {
  report: TimedReport;
  isSummed: boolean;
  /** Whether the server can be reached. */
  isLive: boolean;
}

/** How much was read: figures, the chart, and the chart as a table. */
export function ReadingsCard({ report, isSummed, isLive }: ReadingsCardProps) {
  const { zone, total, readersNow, readAt } = report;
  const progress = progressOf(report, readAt, dayIn(zone, readAt));
  return (
    <Card aria-label="Readings">
      <div className="grid grid-cols-2 items-start gap-x-6 gap-y-6 sm:grid-cols-3 lg:gap-x-12">
        <Figure report={report} of="views" label="Views" value={total.views} over={progress.over} />
        <Figure
          report={report}
          of="visitors"
          label="Visitors"
          value={total.visitors}
          over={progress.over}
          hint={isSummed ? summed : undefined}
        />
        <div className="max-sm:col-span-full">
          <p className="text-sm text-muted">Reading now</p>
          <p className="figures mt-1 flex items-center gap-3 font-display text-2xl font-bold tracking-tight whitespace-nowrap lg:text-4xl">
            <span
              aria-hidden="true"
              className={cx(
                'size-2.5 rounded-full',
                isLive && readersNow > 0 ? 'bg-success' : 'bg-line-strong',
              )}
            />
            {readersNow.toLocaleString('en-US')}
          </p>
          <p className="mt-1 text-sm text-muted">
            {isLive ? 'In the last five minutes' : `You are offline: as of ${timeOfDay(readAt)}`}
          </p>
        </div>
      </div>
      <div className="mt-7 mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-muted">
        <ul aria-label="Lines of the chart" className="flex flex-wrap gap-x-5 gap-y-1">
          {Object.values(lines).map(({ name, swatch }) => (
            <li key={name} className="flex items-center gap-2">
              <span aria-hidden="true" className={cx('w-5', swatch)} />
              {name}
            </li>
          ))}
        </ul>
        <p>Time zone: {zone.replaceAll('_', ' ')}</p>
      </div>
      <ReadingsChart report={report} progress={progress} />
      <ReadingsTable report={report} begun={progress.begun} />
    </Card>
  );
}

interface FigureProps {
  report: Report;
  of: 'views' | 'visitors';
  label: string;
  value: number;
  over: number;
  hint?: string | undefined;
}

function Figure({ report, of, label, value, over, hint }: FigureProps) {
  const change = changeOf(report, of, over);
  const Arrow = change && change.now < change.before ? ArrowDown : ArrowUp;
  return (
    <div>
      <p className="text-sm text-muted">{label}</p>
      <p className="figures mt-1 font-display text-2xl font-bold tracking-tight whitespace-nowrap lg:text-4xl">
        {value.toLocaleString('en-US')}
      </p>
      {change && (
        <p className="figures mt-1 text-sm text-muted">
          <span className="inline-flex items-center gap-1 font-semibold text-text">
            {change.now !== change.before && <Arrow aria-hidden="true" className="size-3.5" />}
            {changeWords(change)}
          </span>{' '}
          {comparedWith(report, change.isWhole)}
        </p>
      )}
      {hint && <p className="text-sm text-muted">{hint}</p>}
    </div>
  );
}

/** What the chart shows, for who reads rather than looks. */
function ReadingsTable({ report, begun }: { report: Report; begun: number }) {
  const { series, before, marks, zone } = report;
  const names = pointNames(report);
  const rows = series.slice(0, begun).map(({ startsAt, views, visitors }, index) => ({
    startsAt,
    name: names[index] ?? startsAt,
    counts: [views, visitors, before.series[index]?.views ?? 0, before.series[index]?.visitors ?? 0],
    events: marks
      .filter(({ at }) => pointOf(at, series) === index)
      .map((mark) => markName(mark, zone))
      .join('; '),
  }));
  const columns = ['Views', 'Visitors', 'Views before', 'Visitors before'];
  const first = { hour: 'Hour', day: 'Day', month: 'Month' }[report.unit];
  const file = () => [
    [first, 'Starts at', ...columns, 'Events'],
    ...rows.map(({ name, startsAt, counts, events }) => [name, startsAt, ...counts, events]),
  ];
  return (
    <div className="relative mt-4 border-t border-line pt-3">
      <details className="group">
        <summary className="inline-flex min-h-9 list-none items-center gap-1.5 rounded-control text-sm font-semibold text-link [&::-webkit-details-marker]:hidden">
          <ChevronDown
            aria-hidden="true"
            className="size-4 transition-transform duration-120 group-open:rotate-180"
          />
          Show as a table
        </summary>
        <div
          role="region"
          aria-label="Readings as a table"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached with keys
          tabIndex={0}
          className="mt-3 max-h-96 overflow-auto"
        >
          <table aria-label="Readings" className="figures w-full text-sm">
            <thead className="sticky top-0 bg-surface text-xs text-muted">
              <tr>
                {[first, ...columns, 'Events'].map((column, index) => (
                  <th
                    key={column}
                    scope="col"
                    className={cx(
                      'px-3 py-2 font-medium whitespace-nowrap first:ps-0',
                      index === 0 || column === 'Events' ? 'text-start' : 'text-end',
                    )}
                  >
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ startsAt, name, counts, events }) => (
                <tr key={startsAt} className="border-t border-line">
                  <th scope="row" className="py-2 pe-3 text-start font-medium whitespace-nowrap">
                    {name}
                  </th>
                  {columns.map((column, index) => (
                    <td key={column} className="px-3 py-2 text-end">
                      {counts[index]?.toLocaleString('en-US')}
                    </td>
                  ))}
                  <td className="min-w-48 px-3 py-2 text-muted">{events}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
      <div className="absolute end-0 top-4.5">
        <CsvButton about="Readings" days={daysInName(report)} rows={file} />
      </div>
    </div>
  );
}
