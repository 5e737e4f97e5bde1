import {
  formatInstant,
  isLaunchDate,
  launchInstant,
  parseLaunchTime,
} from '@moonpage/engine/launch/launch.ts';
import { Globe } from 'lucide-react';
import { useInteractive } from '../../../web/ui/controls/interactive-fieldset.tsx';

interface LaunchInstantsProps {
  /** `YYYY-MM-DD` in CST, or any text of the form. */
  date: string;
  /** `H:MM AM/PM` in CST. */
  time: string;
}

/** The same instant in CST, in UTC and on the visitor's own clock. */
export function LaunchInstants({ date, time }: LaunchInstantsProps) {
  const interactive = useInteractive();
  if (!isLaunchDate(date) || parseLaunchTime(time) === null) {
    return <Line>Date and time are in CST, six hours behind UTC all year.</Line>;
  }
  const instant = launchInstant(date, time);
  // Only the browser knows the visitor's zone: it is added after hydration.
  const zone = interactive ? visitorZone() : null;
  const clocks = [
    { name: 'CST', text: formatInstant(instant, 'CST') },
    { name: 'UTC', text: formatInstant(instant, 'UTC') },
    ...(zone === null ? [] : [{ name: 'Your time', text: formatInstant(instant, zone) }]),
  ];
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 rounded-control bg-wash px-4 py-3 text-sm">
      {clocks.map(({ name, text }) => (
        <div key={name} className="contents">
          <dt className="font-medium text-muted">{name}</dt>
          <dd className="figures">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The IANA name of the browser's zone. */
function visitorZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function Line({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-2.5 rounded-control bg-wash px-4 py-3 text-sm text-muted">
      <Globe aria-hidden="true" className="size-4 shrink-0" />
      {children}
    </p>
  );
}
