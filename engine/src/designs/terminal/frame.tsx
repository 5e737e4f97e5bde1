import { englishOnly } from '../shared/english-only.ts';
import type { ReactNode } from 'react';
import type { PageContext } from '../../sections/page-context.ts';

/** The screen, or on light pages the printer's paper: a title above, the sections, a status line that stays in view. */
export function Terminal({ context, children }: { context: PageContext; children: ReactNode }) {
  return (
    <div className={`terminal terminal-${context.palette.scheme}`}>
      <StatusLine context={context} />
      {children}
    </div>
  );
}

/** Repeats facts that the page tells elsewhere, hence hidden from screen readers; its clock is ticked with the others. */
function StatusLine({ context }: { context: PageContext }) {
  const { facts, tokens, launch, texts } = context;
  const units = ['days', 'hours', 'minutes', 'seconds'] as const;
  return (
    <div className="status" aria-hidden="true">
      <b className="status-mode">
        <span data-when="before">{englishOnly(context, 'wait', texts.launch.soon)}</span>
        <span data-when="live">{englishOnly(context, 'live', texts.launch.live)}</span>
        <span data-when="static">{englishOnly(context, 'read', texts.launch.label)}</span>
      </b>
      <span className="status-name">{tokens.name}</span>
      <span className="status-chain">
        {facts.blockchain === 'Other' ? texts.board.coin : facts.blockchain} &lt;GO&gt;
      </span>
      <span className="status-clock" data-when="before">
        {units.map((unit) => (
          <span key={unit}>
            <span data-unit={unit}>{String(launch.left[unit]).padStart(2, '0')}</span>
            {texts.shortUnits[unit]}{' '}
          </span>
        ))}
      </span>
      <span className="status-date">{facts.launchDate}</span>
    </div>
  );
}
