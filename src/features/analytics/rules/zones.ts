/** Whether a time zone has a name of IANA's. An offset such as `+05:30` is none: to PostgreSQL it means the opposite. */
export function isZone(zone: string): boolean {
  if (!/^[a-z]/i.test(zone)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
