import { englishOnly } from '../../shared/english-only.ts';
import type { PageContext } from '../../../sections/page-context.ts';

const segmenter = new Intl.Segmenter('en');
const turns = [0, 11.25, 22.5, 33.75, 45, 56.25, 67.5, 78.75] as const;

/** About as many letters as the ring has room for. */
const ringLetters = 30;

/** A ticker as often as it fits around the seal. */
function around(ticker: string): string {
  const piece = `${ticker} · `;
  return piece.repeat(Math.max(1, Math.round(ringLetters / piece.length))).trim();
}

/** A notary's seal in the coin's second colour, with the first letter of the ticker. */
export function Seal({ context }: { context: PageContext }) {
  const [initial] = segmenter.segment(context.facts.symbol);
  return (
    <svg className="seal" viewBox="0 0 200 200" aria-hidden="true">
      <g className="seal-wax">
        {turns.map((turn) => (
          <path d="M35 35h130v130H35z" transform={`rotate(${turn} 100 100)`} key={turn} />
        ))}
      </g>
      <circle className="seal-rim" cx="100" cy="100" r="80" />
      <circle className="seal-rim" cx="100" cy="100" r="52" />
      <path id="SealRing" d="M100 160a60 60 0 1 1 .1 0" fill="none" />
      <text className="seal-words">
        <textPath href="#SealRing" textLength="366">
          {englishOnly(context, 'Private · and · Confidential ·', around(context.tokens.ticker))}
        </textPath>
      </text>
      <text className="seal-letter" x="100" y="124" textAnchor="middle">
        {initial?.segment}
      </text>
    </svg>
  );
}
