import type { PageContext } from '../../sections/page-context.ts';
import { Glyph } from './drawing/glyphs.tsx';
import { Places } from './places.tsx';

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/** Stays at the foot of the screen: a menu that opens without a script, the open program, a clock. */
export function TaskBar({ context }: { context: PageContext }) {
  const { tokens, facts, launch, mode, texts } = context;
  return (
    <nav className="task-bar" aria-label={texts.desktop.start}>
      <details className="start">
        <summary>
          <Glyph name="coin" />
          {texts.desktop.start}
        </summary>
        <div className="start-menu">
          <p className="start-side" aria-hidden="true">
            <bdi>{tokens.name}</bdi>
          </p>
          <ul className="start-list">
            <Places context={context} />
            <li>
              <a className="place" {...(mode === 'live' ? { href: '#top' } : {})}>
                <Glyph name="app" />
                <span>{texts.desktop.top}</span>
              </a>
            </li>
          </ul>
        </div>
      </details>
      <p className="task" aria-hidden="true">
        <Glyph name="app" />
        <bdi>{tokens.name}</bdi>
      </p>
      <p className="tray" aria-hidden="true">
        <Glyph name="clock" />
        <span data-when="before">
          {units.map((unit) => (
            <span className={`tray-${unit}`} key={unit}>
              <span data-unit={unit}>{String(launch.left[unit]).padStart(2, '0')}</span>
              {texts.shortUnits[unit]}{' '}
            </span>
          ))}
        </span>
        <span data-when="static">{facts.launchDate}</span>
        <span data-when="live">{texts.launch.live}</span>
      </p>
    </nav>
  );
}
