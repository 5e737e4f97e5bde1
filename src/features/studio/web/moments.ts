const dayInMs = 24 * 60 * 60 * 1000;

/** When the page can be looked at. */
export const moments = {
  now: 'Now',
  before: 'A day before launch',
  launch: 'At launch',
  after: 'A day after launch',
} as const;
export type Moment = keyof typeof moments;

/** @returns milliseconds since 1970 */
export function instantOf(moment: Moment, { launchAt, now }: { launchAt: number; now: number }): number {
  return { now, before: launchAt - dayInMs, launch: launchAt, after: launchAt + dayInMs }[moment];
}
