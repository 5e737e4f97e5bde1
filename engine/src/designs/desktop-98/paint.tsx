import type { PageContext } from '../../sections/page-context.ts';
import { Mascot } from '../../sections/parts/mascot.tsx';
import { FileName, Menu, TitleBar } from './window.tsx';

/** Outlines of the tools, sixteen units apart in two columns. */
const tools =
  'M4 8V4h4M10 4h4v4M4 10v4h4M10 14h4v-4M20 9l5-5 5 4-6 6h-3zM6 19h5v3H6zM8 22v3M6 25h6l1 5H4zM21 21h6v6h-6zM27 27l3 3M3 45l8-8 3 3-8 8H3zM22 35h7v6h-7zM25 41v5M6 62l3-9 4 9M7 59h5M20 52l10 10M3 68h11v10H3z';

/** A paint program with the coin's picture open, its own colours in the box. */
export function Paint({ context }: { context: PageContext }) {
  return (
    <div className="win paint">
      <TitleBar icon="coin">
        <FileName>
          <bdi>{context.facts.symbol}</bdi>.bmp
        </FileName>
      </TitleBar>
      <Menu words="File Edit View Image" context={context} />
      <div className="studio">
        <svg className="tools" viewBox="0 0 34 82" aria-hidden="true">
          <path d={tools} />
        </svg>
        <div className="canvas">
          <Mascot context={context} purpose="portrait" />
        </div>
      </div>
      <div className="colours" />
    </div>
  );
}
