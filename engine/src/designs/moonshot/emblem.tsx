import type { EmblemProps } from '../emblem-props.ts';
import { seededRandom } from '../random.ts';
import { isLatin, lettersOf, sum } from '../shared/lettering.ts';

/** A moon minted as a coin: craters by the seed, the ticker across it. */
export function MoonEmblem({ symbol, seed, palette }: EmblemProps) {
  const lines = linesOf(symbol);
  const size = letterSize(lines);
  return (
    <svg viewBox="0 0 400 400" aria-hidden="true">
      <circle cx="200" cy="200" r="200" fill={palette.primary} />
      {craters(seed).map(({ x, y, radius }) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r={radius} fill={palette.onPrimary} opacity="0.1" />
          <circle
            cx={x + radius * 0.12}
            cy={y + radius * 0.12}
            r={radius * 0.84}
            fill={palette.primary}
            opacity="0.6"
          />
        </g>
      ))}
      <path d="M200 0a200 200 0 0 1 0 400a236 236 0 0 0 0-400" fill={palette.onPrimary} opacity="0.12" />
      <circle
        cx="200"
        cy="200"
        r="180"
        fill="none"
        stroke={palette.onPrimary}
        strokeWidth="3"
        opacity="0.35"
      />
      {lines.map((line, position) => (
        <text
          key={position}
          x="200"
          y={Math.round(206 + (position - (lines.length - 1) / 2) * size * 1.02)}
          textAnchor="middle"
          dominantBaseline="middle"
          fontSize={size}
          fontWeight="700"
          fill={palette.onPrimary}
        >
          {line}
        </text>
      ))}
    </svg>
  );
}

/** A short ticker on one line, a long one in two halves. */
function linesOf(symbol: string): string[] {
  const letters = lettersOf(symbol);
  if (letters.length <= 5) return [symbol];
  const half = Math.ceil(letters.length / 2);
  return [letters.slice(0, half).join(''), letters.slice(half).join('')];
}

/** Font size in the drawing's units, so that the widest line keeps inside the coin's rim. */
function letterSize(lines: readonly string[]): number {
  const widths = lines.map((line) => sum(lettersOf(line).map(widthOf)));
  return Math.round(Math.min(140, (lines.length === 1 ? 300 : 270) / Math.max(...widths)));
}

/** In ems of Unbounded's bold capitals, rounded up; letters of other scripts are taken for square. */
function widthOf(letter: string): number {
  if ('I1'.includes(letter)) return 0.55;
  if (letter === 'W' || letter === 'M') return 1.36;
  return isLatin(letter) ? 0.93 : 1.1;
}

/** Around the rim, where the letters are not. */
function craters(seed: number): { x: number; y: number; radius: number }[] {
  const random = seededRandom(seed);
  return Array.from({ length: 7 }, (_, position) => {
    const angle = ((position + random() * 0.7) / 7) * 2 * Math.PI;
    const distance = 105 + random() * 55;
    return {
      x: Math.round(200 + Math.cos(angle) * distance),
      y: Math.round(200 + Math.sin(angle) * distance),
      radius: Math.round(12 + random() * 26),
    };
  });
}
