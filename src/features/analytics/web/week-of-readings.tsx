import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { readRange } from './report-range.ts';
import { reportOptions, useToday, useZone } from './use-report.ts';

/** The last seven days in the dashboard's card, and the way to the rest; of days that could not be read it says nothing. */
export function WeekOfReadings({ userId }: { userId: string }) {
  const zone = useZone();
  const { from, to } = readRange('', useToday(zone));
  const { data } = useQuery(reportOptions(userId, zone === null ? null : { from, to, zone }));
  return (
    <div className="mt-4 border-t border-line pt-4">
      <div className="min-h-16">
        {data && (
          <>
            <p className="figures text-sm text-muted">
              Last 7 days:{' '}
              <span className="font-semibold text-text">{data.total.views.toLocaleString('en-US')}</span>
            </p>
            <Sparkline values={data.series.map(({ views }) => views)} />
          </>
        )}
      </div>
      <Link
        to={`/statistics/${userId}`}
        className="mt-1 inline-flex items-center gap-1.5 py-1 text-sm font-semibold text-link underline-offset-4 hover:underline"
      >
        See who reads it
        <ArrowRight aria-hidden="true" className="size-4 rtl:rotate-180" />
      </Link>
    </div>
  );
}

const size = { width: 240, height: 36, edge: 3 };

/** A line without axes; what it shows stands beside it in words. */
function Sparkline({ values }: { values: readonly number[] }) {
  const largest = Math.max(1, ...values);
  const points = values.map((value, index) => {
    const x = (index / Math.max(1, values.length - 1)) * size.width;
    const y = size.height - size.edge - (value / largest) * (size.height - 2 * size.edge);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="none"
      className="mt-2 block h-9 w-full text-link"
    >
      <polygon
        points={`0,${size.height} ${points.join(' ')} ${size.width},${size.height}`}
        className="fill-link/15"
      />
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
