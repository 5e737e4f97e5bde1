import type { PageContext } from '../page-context.ts';

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/** From so many letters on, the days are set smaller where a design would not have the room. */
const longFrom = 5;

/** Days to seconds until launch, ticked by the page's script; stands only in the phase before. */
export function CountdownClock({ context }: { context: PageContext }) {
  const { launch, texts } = context;
  return (
    <div className="clock" role="timer" aria-label={texts.launch.clock} data-when="before">
      {units.map((unit) => (
        <span
          className={`clock-unit clock-${unit}${String(launch.left[unit]).length < longFrom ? '' : ' clock-long'}`}
          key={unit}
        >
          <span className="clock-digits" data-unit={unit}>
            {String(launch.left[unit]).padStart(2, '0')}
          </span>{' '}
          <span className="clock-label">{texts.units[unit]}</span>{' '}
        </span>
      ))}
    </div>
  );
}
