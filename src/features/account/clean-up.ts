import { z } from 'zod';
import type { JobKind } from '../../platform/jobs/job-kind.ts';

/** Deletes what is over: links, limits, sessions. Hourly. */
export const cleanUp: JobKind<Record<string, never>> = {
  name: 'account.clean-up',
  data: z.strictObject({}),
  retry: { limit: 2, firstPauseInSeconds: 60, longestPauseInSeconds: 300 },
  timeoutInSeconds: 300,
  concurrency: 1,
};
