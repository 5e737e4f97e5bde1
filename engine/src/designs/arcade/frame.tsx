import { englishOnly } from '../shared/english-only.ts';
import type { ReactNode } from 'react';
import { headlineFit } from '../../sections/hero/headline-fit.ts';
import type { PageContext } from '../../sections/page-context.ts';

/** The machine around the screen: its lit sign, the line of scores that stays in sight, and painted sides. */
export function Cabinet({ context, children }: { context: PageContext; children: ReactNode }) {
  const { name } = context.tokens;
  return (
    <div className={`machine machine-${context.palette.scheme}`}>
      <div className="lightbox" aria-hidden="true">
        <p className="lightbox-name" data-fit={headlineFit(name)}>
          <bdi>{name}</bdi>
        </p>
      </div>
      <Scores context={context} />
      {children}
    </div>
  );
}

/** What any game shows above its field; all of it stands elsewhere on the page in words. */
function Scores({ context }: { context: PageContext }) {
  const { texts, launch } = context;
  const { left } = launch;
  return (
    <div className="scores" aria-hidden="true">
      <p>
        <b>1UP</b> <bdi>{context.tokens.ticker}</bdi>
      </p>
      <p className="high-score">
        <b>{englishOnly(context, 'High score', 'HI')}</b> <span>------</span>
      </p>
      {context.chain.blockchain === 'Other' ? null : (
        <p className="world">
          <b>{englishOnly(context, 'World', texts.board.chain)}</b> <span>{context.chain.blockchain}</span>
        </p>
      )}
      <p className="time">
        <b>{englishOnly(context, 'Time', texts.launch.label)}</b>{' '}
        <span data-when="before">
          <i data-unit="days">{two(left.days)}</i>:<i data-unit="hours">{two(left.hours)}</i>:
          <i data-unit="minutes">{two(left.minutes)}</i>:<i data-unit="seconds">{two(left.seconds)}</i>
        </span>
        <span data-when="live">{englishOnly(context, 'Go!', texts.launch.live)}</span>
        <span data-when="static">{context.facts.launchDate}</span>
      </p>
    </div>
  );
}

function two(figure: number): string {
  return String(figure).padStart(2, '0');
}
