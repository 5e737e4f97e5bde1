import { countdownParts } from '@moonpage/engine/launch/launch.ts';
import { longDayUtc } from '../../../web/ui/layout/dates.ts';

/**
 * How long it is until a launch, in its two largest units, or since which day (UTC) the coin is out.
 * @param launchAt and @param now milliseconds since 1970
 */
export function launchWords(launchAt: number, now: number): { isAhead: boolean; text: string } {
  if (launchAt <= now) return { isAhead: false, text: `Launched ${longDayUtc(launchAt)}` };
  const { days, hours, minutes } = countdownParts(launchAt - now);
  const units = [
    [days, 'day'],
    [hours, 'hour'],
    [minutes, 'minute'],
  ] as const;
  const first = units.findIndex(([count]) => count > 0);
  if (first === -1) return { isAhead: true, text: 'Launches in less than a minute' };
  const shown = units.slice(first, first + 2).filter(([count]) => count > 0);
  const words = shown.map(
    ([count, unit]) => `${count.toLocaleString('en-US')} ${unit}${count === 1 ? '' : 's'}`,
  );
  return { isAhead: true, text: `Launches in ${words.join(' ')}` };
}
