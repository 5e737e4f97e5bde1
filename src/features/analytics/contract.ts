import { z } from 'zod';
import { get, ofAccount } from '../../platform/rpc/contract.ts';
import { isZone } from './rules/zones.ts';

/** The longest range, in days: ten years. */
export const longestRange = 3_660;
/** How many values of a breakdown are told; the rest is summed up. */
export const valuesShown = 10;

const count = z.number().int().nonnegative();
const counts = z.object({ views: count, visitors: count });

/** No page is older; years of five digits are days that nothing else reads. */
const day = z.iso
  .date()
  .max(10)
  .refine((each) => each >= '2000-01-01' && each < '3000-01-01');

const range = z.strictObject({
  /** First and last day in `zone`, `2026-11-01`; left out: the last seven days. */
  from: day.optional(),
  to: day.optional(),
  /** IANA, e.g. `Europe/Berlin`. */
  zone: z.string().max(64).refine(isZone).default('UTC'),
});

/**
 * `views` are readings. `visitors` are told apart within a day (UTC) only: over more days they are the sum of the days' visitors.
 */
const report = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** The zone that days were counted in: the given one, or `UTC` where the database does not know that. */
  zone: z.string(),
  /** What one point of the series stands for. */
  unit: z.enum(['hour', 'day', 'month']),
  /** One point for each unit of the range, also where nothing was read; the first may be cut by the range. */
  series: z.array(counts.extend({ startsAt: z.iso.datetime() })),
  total: counts,
  /** As many days before: the same number of points, or one more or less where a clock was changed or months differ. */
  before: z.object({ series: z.array(counts), total: counts }),
  /** Visitors of a day who did it. */
  actions: z.object({ copy: count, buy: count, telegram: count, x: count }),
  /** Readings that had seen so much of the page when it was first left. */
  scroll: z.object({ quarter: count, half: count, threeQuarters: count, all: count }),
  /**
   * The most frequent first, at most ten. Of sources, '' is a reader who came without one. `rest` are readings with any other value.
   */
  breakdowns: z.object({
    source: breakdown(),
    campaign: breakdown(),
    country: breakdown(),
    device: breakdown(),
    language: breakdown(),
  }),
  /** What happened in the range: the coin's launch, and deploys of the page, the last fifty. Empty for all pages. */
  marks: z.array(z.object({ at: z.iso.datetime(), kind: z.enum(['deploy', 'launch']) })),
  /** Visitors of the last five minutes. */
  readersNow: count,
  /** Whether anything was ever read. */
  hasReadings: z.boolean(),
});

export type Report = z.infer<typeof report>;
export type ReportRange = z.infer<typeof range>;

const errors = {
  NO_SUCH_RANGE: {
    status: 422,
    message: 'Please choose a first day before the last, at most ten years apart.',
  },
} as const;

/** The beacon is not here: its body is `text/plain`, so it has a route of its own (`answer-beacon.ts`). */
export const analyticsContract = {
  /** How often the account's live page was read. */
  pageViews: get('/profiles/{userId}/page-views', 'Count the readings of the live page')
    .input(ofAccount)
    .output(z.object({ count })),
  /** Who read the account's live page. */
  report: get('/profiles/{userId}/analytics', 'Tell who read the live page, over a range of days')
    .errors(errors)
    .input(range.extend(ofAccount.shape))
    .output(report),
  /** The same over all pages, for admins. */
  siteReport: get('/admin/analytics', 'Tell who read all live pages, over a range of days')
    .errors(errors)
    .input(range)
    .output(report),
};

function breakdown() {
  return z.object({ values: z.array(counts.extend({ value: z.string() })), rest: counts });
}
