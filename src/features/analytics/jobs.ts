import { cleanupJob } from '../../platform/jobs/job-kind.ts';

/** Adds the last minute's readings to the sums. */
export const sumViewsJob = cleanupJob('analytics.sum-views', 5 * 60);
/** Counts the readings by which the directory orders its pages. */
export const countListedReadsJob = cleanupJob('analytics.count-listed-reads', 5 * 60);
/** Forgets yesterday's visitors and drops raw readings that are old enough. */
export const dropOldViewsJob = cleanupJob('analytics.drop-old-views', 5 * 60);
