import type { PageContext } from '../../../sections/page-context.ts';
import { Mascot } from '../../../sections/parts/mascot.tsx';

/** The strong-room's door, with the mascot behind the glass of its wheel. Bolts and rivets are dashes of one circle each. */
export function Vault({ context }: { context: PageContext }) {
  return (
    <div className="vault">
      <svg viewBox="0 0 400 400" aria-hidden="true">
        <path className="vault-iron" d="M368 92h32v64h-32zM368 244h32v64h-32z" />
        <circle className="vault-iron" cx="196" cy="200" r="192" />
        <circle className="vault-line" cx="196" cy="200" r="178" />
        <circle className="vault-door" cx="196" cy="200" r="164" />
        <circle className="vault-bolts" cx="196" cy="200" r="178" />
        <circle className="vault-rays" cx="196" cy="200" r="132" />
        <g className="wheel">
          <path d="M196 68V332M82 134L310 266M82 266L310 134" />
          <path className="knobs" d="M196 62v0M196 338v0M77 131v0M315 269v0M77 269v0M315 131v0" />
        </g>
        <circle className="vault-iron" cx="196" cy="200" r="102" />
      </svg>
      <Mascot context={context} purpose="decoration" />
    </div>
  );
}
