import { seededRandom } from '../random.ts';

/** Width and height of the drawing, in its own units; it covers its box and is cut at the sides. */
const [width, height] = [1440, 900];

/** Stars of three sizes, each size one path of dots; the same seed has the same sky. */
export function Sky({ seed }: { seed: number }) {
  const random = seededRandom(seed);
  return (
    <svg
      className="sky"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className="stars stars-far" d={dots(90, random)} />
      <path className="stars stars-near" d={dots(36, random)} />
      <path className="stars stars-bright" d={dots(14, random)} />
    </svg>
  );
}

function dots(count: number, random: () => number): string {
  const at = (range: number) => Math.round(random() * range);
  return Array.from({ length: count }, () => `M${at(width)} ${at(height)}h0`).join('');
}
