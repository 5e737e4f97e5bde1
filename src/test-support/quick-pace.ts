import type { JobPace } from '../platform/jobs/jobs.ts';

/** Jobs are looked for as often as the queue allows, and tried again at once. */
export const quickPace: JobPace = { pollInSeconds: 0.5, superviseInSeconds: 10, hasPauses: false };
