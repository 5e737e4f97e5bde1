const dayInMs = 86_400_000;

/** The calendar day that an instant has in a zone, `2026-11-21`. */
export function dayIn(zone: string, instant: Date | number): string {
  // The Swedish way of writing a date is ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(instant);
}

export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * dayInMs).toISOString().slice(0, 10);
}

/** How many days there are from the first to the last. */
export function daysOf({ from, to }: { readonly from: string; readonly to: string }): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayInMs) + 1;
}
