import type { PageContext } from '../../../sections/page-context.ts';
import { Mascot } from '../../../sections/parts/mascot.tsx';
import { Seal } from './seal.tsx';

/** The founder in oils: the mascot in a gilt oval on an engraved rosette, a brass plate with the coin's name below. */
export function Portrait({ context }: { context: PageContext }) {
  return (
    <div className="portrait">
      <div className="oval">
        <Mascot context={context} purpose="portrait" />
      </div>
      <Seal context={context} />
      <p className="plate">
        <bdi>{context.tokens.name}</bdi>
      </p>
    </div>
  );
}
