import type { Palette } from '../../../colour/palette.ts';
import type { EmblemProps } from '../../../sections/page-context.ts';
import { seededRandom } from '../../random.ts';
import { coinRuns, type Shade } from './ascii-coin.ts';
import { faces } from './faces.ts';

/** Font size that makes a monospaced letter fill its cell of 12 by 20 units. */
const letterSize = 19;

/** A coin set in the ticker's own letters, and its face, one of those that people make of punctuation. */
export function AsciiCoin({ symbol, seed, palette }: EmblemProps) {
  const random = seededRandom(seed);
  const face = faces[Math.floor(random() * faces.length)] ?? faces[0];
  const inks = inksOf(palette);
  return (
    <svg className="emblem" viewBox="0 0 400 400" aria-hidden="true" focusable="false">
      <circle cx="200" cy="200" r="199" fill={palette.background} />
      <g fontSize={letterSize} fontFamily="monospace" fontWeight="600">
        {coinRuns(lettersOf(symbol)).map(({ x, y, width, letters, shade }) => (
          <text
            key={`${x} ${y}`}
            x={x}
            y={y}
            textLength={width}
            lengthAdjust="spacingAndGlyphs"
            fill={inks[shade].fill}
            opacity={inks[shade].opacity}
          >
            {letters}
          </text>
        ))}
      </g>
      <g fill="none" transform="translate(-36 -38) scale(1.18)">
        <path d={face} stroke={palette.background} strokeWidth="42" strokeLinecap="square" />
        <path d={face} stroke={palette.text} strokeWidth="16" />
      </g>
    </svg>
  );
}

function inksOf({ primaryText, secondaryText }: Palette): Record<Shade, { fill: string; opacity?: number }> {
  return {
    shine: { fill: secondaryText },
    edge: { fill: primaryText },
    flat: { fill: primaryText, opacity: 0.65 },
    dark: { fill: primaryText, opacity: 0.4 },
  };
}

/** Letters that are one cell wide in every font; other tickers are set in ones and zeros. */
function lettersOf(symbol: string): string {
  return /^[\x21-\x7e]+$/.test(symbol) ? symbol : '01';
}
