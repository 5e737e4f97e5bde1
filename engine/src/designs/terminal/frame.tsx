import type { ReactNode } from 'react';
import type { PageContext } from '../../sections/page-context.ts';
import { handleOf } from './prompt.tsx';

/** The screen, or on light pages the printer's paper: a title above, the sections, a status line that stays in view. */
export function Terminal({ context, children }: { context: PageContext; children: ReactNode }) {
  const { facts, palette } = context;
  return (
    <div className={`terminal terminal-${palette.scheme}`}>
      <header className="titlebar">
        <b>
          <bdi>{facts.symbol}</bdi>
        </b>
        <span>{facts.blockchain === 'Other' ? 'coin' : facts.blockchain}</span>
        <span className="go" aria-hidden="true">
          &lt;GO&gt;
        </span>
        <span className="session" aria-hidden="true">
          <bdi>{handleOf(facts.symbol)}</bdi>: ~
        </span>
      </header>
      {children}
      <StatusLine context={context} />
    </div>
  );
}

/** Repeats facts that the page tells elsewhere, hence hidden from screen readers; its clock is ticked with the others. */
function StatusLine({ context: { facts, tokens, launch } }: { context: PageContext }) {
  const units = ['days', 'hours', 'minutes', 'seconds'] as const;
  return (
    <div className="status" aria-hidden="true">
      <b className="status-mode">
        <span data-when="before">wait</span>
        <span data-when="live">live</span>
        <span data-when="static">read</span>
      </b>
      <span className="status-name">{tokens.name}</span>
      <span className="status-clock" data-when="before">
        {units.map((unit) => (
          <span key={unit}>
            <span data-unit={unit}>{String(launch.left[unit]).padStart(2, '0')}</span>
            {unit.slice(0, 1)}{' '}
          </span>
        ))}
      </span>
      <span className="status-date">{facts.launchDate}</span>
    </div>
  );
}
