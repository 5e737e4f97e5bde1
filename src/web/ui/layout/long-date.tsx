const formats = {
  date: new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }),
  time: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' }),
};

/** `November 22, 2026`, or to the minute `November 22, 2026 at 8:15 PM`, in the visitor's zone. @param props.at ISO 8601 */
export function LongDate({ at, to = 'date' }: { at: string; to?: keyof typeof formats }) {
  return <time dateTime={at}>{formats[to].format(new Date(at))}</time>;
}
