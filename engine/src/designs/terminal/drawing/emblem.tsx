import type { Palette } from '../../../colour/palette.ts';
import type { EmblemProps } from '../../emblem-props.ts';
import { pick, seededRandom } from '../../random.ts';
import { coinRuns, type Shade } from './ascii-coin.ts';

/** Font size that makes a monospaced letter fill its cell of 12 by 20 units. */
const letterSize = 19;
const family = "'Chivo Mono',monospace";

type Pair = readonly [open: string, close: string];

/** What stands around a name in one language or another of machines. */
const brackets: [Pair, ...Pair[]] = [
  ['[', ']'],
  ['<', '>'],
  ['{', '}'],
  ['(', ')'],
  ['"', '"'],
  ['/', '/'],
  ['*', '*'],
  ['`', '`'],
  ['~/', ''],
  ['$', '_'],
  ['>', '_'],
  ['#', ';'],
  ['@', ':'],
];

/** A coin set in the ticker's own letters, and the ticker itself stamped across it. */
export function AsciiCoin({ symbol, seed, palette }: EmblemProps) {
  const random = seededRandom(seed);
  const [open, close] = pick(brackets, random());
  const light = Math.floor(random() * 4);
  const inks = inksOf(palette);
  const length = Array.from(open + symbol + close).length;
  const size = Math.min(104, Math.round(560 / length));
  const half = Math.round(size * 0.62);
  return (
    <svg className="emblem" viewBox="0 0 400 400" aria-hidden="true">
      <circle cx="200" cy="200" r="199" fill={palette.background} />
      <g fontSize={letterSize} fontFamily={family} fontWeight="600">
        {coinRuns(lettersOf(symbol), light).map(({ x, y, width, letters, shade }) => (
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
      <path
        fill={palette.primary}
        stroke={palette.background}
        strokeWidth="10"
        d={`M4 ${200 - half}H396V${200 + half}H4z`}
      />
      <text
        x="200"
        y={Math.round(200 + size * 0.34)}
        fontSize={size}
        fontFamily={family}
        fontWeight="800"
        textAnchor="middle"
        fill={palette.onPrimary}
        {...(length > 6 ? { textLength: 366, lengthAdjust: 'spacingAndGlyphs' } : {})}
      >
        {open}
        {symbol}
        {close}
      </text>
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
export function lettersOf(symbol: string): string {
  return /^[\x21-\x7e]+$/.test(symbol) ? symbol : '01';
}
