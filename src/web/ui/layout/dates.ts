function written(options: Intl.DateTimeFormatOptions): (instant: string | number | Date) => string {
  const format = new Intl.DateTimeFormat('en-US', options);
  return (instant) => format.format(new Date(instant));
}

/** `November 22, 2026`, in the visitor's zone. Instants are ISO 8601, or milliseconds since 1970. */
export const longDay = written({ dateStyle: 'long' });
/** The same in UTC, for what everybody reads alike. */
export const longDayUtc = written({ dateStyle: 'long', timeZone: 'UTC' });
/** `November 22, 2026 at 8:15 PM`, in the visitor's zone. */
export const longMoment = written({ dateStyle: 'long', timeStyle: 'short' });
/** `8:15 PM`, in the visitor's zone. */
export const timeOfDay = written({ timeStyle: 'short' });
