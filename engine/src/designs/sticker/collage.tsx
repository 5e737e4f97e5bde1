import type { PageContext } from '../../sections/page-context.ts';
import { Mascot } from '../../sections/parts/mascot.tsx';
import { Decal, decalsOf, Doodle } from './drawing/stuck.tsx';

/** The mascot, cut out and stuck on torn paper, among other stickers. */
export function Collage({ context, purpose }: { context: PageContext; purpose: 'portrait' | 'decoration' }) {
  const [first = 'star', second = 'heart', third = 'smile', fourth = 'bolt', ...others] = decalsOf(
    context.seed,
  );
  const [one, two, three] =
    purpose === 'portrait' ? [first, second, third] : [fourth, others[0] ?? first, others[1] ?? second];
  return (
    <div className="collage">
      <div className="torn torn-2" aria-hidden="true" />
      <div className="torn" aria-hidden="true" />
      <Mascot context={context} purpose={purpose} />
      <div className="tape tape-left" aria-hidden="true" />
      <div className="tape tape-right" aria-hidden="true" />
      <Doodle name="rays" place="at-rays" />
      <Doodle name="spiral" place="at-spiral" />
      <Decal name={one} place="at-1" />
      <Decal name={two} place="at-2" />
      <Decal name={three} place="at-3" />
    </div>
  );
}
