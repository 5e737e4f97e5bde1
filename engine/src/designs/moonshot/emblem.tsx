import type { EmblemProps } from '../../sections/page-context.ts';
import { seededRandom } from '../random.ts';

/** A moon minted as a coin: craters by the seed, the ticker across it. */
export function MoonEmblem({ symbol, seed, palette }: EmblemProps) {
  const letters = [...symbol].slice(0, 5);
  return (
    <svg viewBox="0 0 400 400" aria-hidden="true" focusable="false">
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
      <text
        x="200"
        y="206"
        textAnchor="middle"
        dominantBaseline="middle"
        fontSize={letterSize(letters.length)}
        fontWeight="800"
        fill={palette.onPrimary}
      >
        {letters.join('')}
      </text>
    </svg>
  );
}

/** Font size in the drawing's units: Unbounded's capitals are about as wide as they are high. */
function letterSize(letters: number): number {
  return Math.min(140, 350 / (letters + 0.5));
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
