import { type Pace, usualPace } from '../jobs.ts';

/** The product's, but at no minute of the day does a clean-up come between. */
export const calmPace: Pace = { ...usualPace, followsCalendar: false };

/** As often as pg-boss looks at most; what failed is tried again at the next look. */
export const quickPace: Pace = {
  ...calmPace,
  pollInSeconds: 0.5,
  superviseInSeconds: 1,
  longestPauseInSeconds: 0,
};
