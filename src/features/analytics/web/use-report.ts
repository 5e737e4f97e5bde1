import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../../web/api/client.ts';
import { codeOf } from '../../../web/api/display-error.ts';
import type { Report, ReportRange } from '../contract.ts';
import { dayIn } from '../rules/days.ts';
import { isZone } from '../rules/zones.ts';

const askedEveryMs = 15_000;

/** A report, and when the browser had it: the previous range's stays in sight with its own time. */
export interface TimedReport extends Report {
  readonly readAt: number;
}

/**
 * Who read a page, asked again every few seconds while somebody looks, and at once when they come back. The previous range stays
 * until the next is there.
 * @param userId whose page; null: all pages
 * @param range null while the browser's zone is not known, which is on the server
 */
export function useReport(userId: string | null, range: ReportRange | null) {
  const report = useQuery({
    ...reportOptions(userId, range),
    refetchInterval: askedEveryMs,
    refetchOnWindowFocus: 'always',
    placeholderData: keepPreviousData,
  });
  const { revalidate } = useRevalidator();
  const isRefused = ['SIGNED_OUT', 'FORBIDDEN'].includes(codeOf(report.error) ?? '');
  // The server knows where to go then.
  useEffect(() => {
    if (isRefused) void revalidate();
  }, [isRefused, revalidate]);
  return report;
}

/** One reading of a report, as a query. */
export function reportOptions(userId: string | null, range: ReportRange | null) {
  return {
    queryKey: ['report', userId, range],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<TimedReport> => {
      if (range === null) throw new Error('There is no range to ask for.');
      const report = await (userId === null
        ? api.analytics.siteReport(range, { signal })
        : api.analytics.report({ userId, ...range }, { signal }));
      return { ...report, readAt: Date.now() };
    },
    enabled: range !== null,
    staleTime: 0,
  };
}

/** UTC where a browser knows no name of its own. */
function browserZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isZone(timeZone) ? timeZone : 'UTC';
}

/** The browser's time zone; null on the server and until the page is alive. */
export function useZone(): string | null {
  return useSyncExternalStore(
    () => () => {},
    browserZone,
    () => null,
  );
}

/** The calendar day in that zone, `YYYY-MM-DD`; in UTC as long as it is not known. */
export function useToday(zone: string | null): string {
  const today = () => dayIn(zone ?? 'UTC', Date.now());
  return useSyncExternalStore(() => () => {}, today, today);
}
