import { longDay, longMoment } from './dates.ts';

/** A day, or to the minute, in the visitor's zone. @param props.at ISO 8601 */
export function LongDate(props: {
  readonly at: string;
  readonly to?: 'date' | 'time';
  readonly className?: string;
}) {
  const { at, to = 'date', className } = props;
  return (
    <time dateTime={at} className={className}>
      {to === 'date' ? longDay(at) : longMoment(at)}
    </time>
  );
}
