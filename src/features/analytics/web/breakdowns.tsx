import type { Report } from '../contract.ts';
import { type BarRow, BarTable } from './bar-table.tsx';
import { daysInName } from './figures.ts';
import { codeName, deviceName, sourceName } from './value-names.ts';

interface BreakdownsProps {
  report: Report;
  /** Whether visitors are the sum of several days' visitors. */
  isSummed: boolean;
}

/** What readers did, how far they read, and who they are. */
export function Breakdowns({ report, isSummed }: BreakdownsProps) {
  const { total, actions, scroll, breakdowns } = report;
  const days = daysInName(report);
  const none = 'Nothing in these days.';
  const lead = isSummed ? summed : undefined;
  const named = (key: keyof Report['breakdowns'], nameOf: (value: string) => Pick<BarRow, 'name' | 'code'>) =>
    rowsOf(breakdowns[key], nameOf);
  return (
    <>
      <div className="grid gap-6 lg:grid-cols-2">
        <BarTable
          heading="What visitors did"
          lead={lead}
          columns={['Step', 'Visitors', 'Share']}
          rows={sharesOf(total.visitors, [
            ['Read the page', total.visitors],
            ['Copied contract', actions.copy],
            ['Went to buy', actions.buy],
            ['Opened Telegram', actions.telegram],
            ['Opened X', actions.x],
          ])}
          none={none}
          days={days}
        />
        <BarTable
          heading="How far they read"
          lead={isSummed ? 'Views that saw so much of the page.' : undefined}
          columns={['Of the page', 'Views', 'Share']}
          rows={sharesOf(total.views, [
            ['Opened', total.views],
            ['A quarter', scroll.quarter],
            ['Half', scroll.half],
            ['Three quarters', scroll.threeQuarters],
            ['To the end', scroll.all],
          ])}
          none={none}
          days={days}
        />
        <BarTable
          heading="Sources"
          lead={lead}
          columns={['Source', 'Views', 'Visitors']}
          rows={named('source', (value) => ({ name: sourceName(value) }))}
          none={none}
          days={days}
        />
        <BarTable
          heading="Campaigns"
          lead={lead}
          columns={['Campaign', 'Views', 'Visitors']}
          rows={named('campaign', (value) => ({ name: value }))}
          none="No link named one in these days. Add ?utm_campaign=launch to the address where you post it."
          days={days}
        />
      </div>
      <div className="grid gap-6 lg:grid-cols-3">
        <BarTable
          heading="Countries"
          lead={lead}
          columns={['Country', 'Views', 'Visitors']}
          rows={named('country', (value) => codeName(value, 'region'))}
          none="No country is known in these days."
          days={days}
        />
        <BarTable
          heading="Devices"
          lead={lead}
          columns={['Device', 'Views', 'Visitors']}
          rows={named('device', (value) => ({ name: deviceName(value) }))}
          none={none}
          days={days}
        />
        <BarTable
          heading="Languages"
          lead={lead}
          columns={['Language', 'Views', 'Visitors']}
          rows={named('language', (value) => codeName(value, 'language'))}
          none={none}
          days={days}
        />
      </div>
    </>
  );
}

/** Said wherever visitors of several days stand together. */
export const summed = 'Daily visitors, summed.';

/** Steps with their share of the first; none where nothing was read. */
function sharesOf(whole: number, steps: readonly [string, number][]): BarRow[] {
  if (whole === 0) return [];
  return steps.map(([name, count]) => ({
    name,
    values: [count, share(count / whole)],
    // What is reported late may be of a reader who was counted before the range.
    part: Math.min(1, count / whole),
  }));
}

function rowsOf(
  { values, rest }: Report['breakdowns']['source'],
  nameOf: (value: string) => Pick<BarRow, 'name' | 'code'>,
): BarRow[] {
  const largest = Math.max(1, rest.views, ...values.map(({ views }) => views));
  const rows = values.map(({ value, views, visitors }) => ({
    ...nameOf(value),
    values: [views, visitors],
    part: views / largest,
  }));
  const others = { name: 'Other', values: [rest.views, rest.visitors], part: rest.views / largest };
  return rest.views === 0 ? rows : [...rows, others];
}

function share(part: number): string {
  const percent = part * 100;
  return `${percent > 0 && percent < 1 ? '<1' : Math.round(percent)}%`;
}
