import type { PageContext } from '../../../sections/page-context.ts';
import { Mascot } from '../../../sections/parts/mascot.tsx';
import { Stencil } from './stencil.tsx';

/** Where the mascot stands: the sun or moon behind it, the hills, and the grass at its feet. */
export function Hilltop({ context, purpose }: { context: PageContext; purpose: 'portrait' | 'decoration' }) {
  return (
    <div className="hilltop">
      <div className="sun" aria-hidden="true" />
      <div className="far-hill" aria-hidden="true">
        <Stencil name="trees" />
      </div>
      <div className="near-hill" aria-hidden="true" />
      <Mascot context={context} purpose={purpose} />
      <svg className="grass" viewBox="0 0 400 60" aria-hidden="true">
        <path d="M8 60C24 46 26 28 18 6c18 10 26 24 26 40 6-4 10-10 12-18 10 12 10 22 4 32M104 60c6-10 4-20-2-28 12 2 18 8 20 16 2-10 6-16 14-20-2 12 2 22 8 32M258 60c4-10 4-18-2-26 12 2 18 8 20 14 0-12 6-20 16-26-2 16 0 28 8 38M336 60c-2-12 0-22 8-32 4 8 8 14 14 18-2-18 6-32 24-42-8 22-6 40 10 56" />
      </svg>
      <Stencil name="flower" place="left" />
      <Stencil name="flower" place="right" />
    </div>
  );
}
