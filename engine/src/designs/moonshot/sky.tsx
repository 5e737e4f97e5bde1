import { seededRandom } from '../random.ts';
import { Drawing } from '../shared/drawing.tsx';

/** Width and height of the drawing, in its own units; it covers its box and is cut at the sides. */
const [width, height] = [1440, 900];

/** How far from the sides the words begin at most, in the drawing's units. */
const margin = 210;

/**
 * Stars of three sizes, each size one path of dots; the same seed has the same sky.
 * @param words where the words stand, as shares of the height: a star between two of them reads as a full stop.
 */
export function Sky({ seed, words }: { seed: number; words: { from: number; to: number } }) {
  const random = seededRandom(seed);
  const dots = (count: number) =>
    Array.from(
      { length: count },
      () => [Math.round(random() * width), Math.round(random() * height)] as const,
    )
      .filter(
        ([x, y]) => x < margin || x > width - margin || y < words.from * height || y > words.to * height,
      )
      .map(([x, y]) => `M${x} ${y}h0`)
      .join('');
  return (
    <Drawing className="sky" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice">
      <path className="stars stars-far" d={dots(120)} />
      <path className="stars stars-near" d={dots(48)} />
      <path className="stars stars-bright" d={dots(18)} />
    </Drawing>
  );
}
