import { seededRandom } from '../random.ts';

/** A constellation of the coin's own: six stars from left to right and the line through them. */
export function Constellation({ seed }: { seed: number }) {
  const random = seededRandom(seed + 1);
  const stars = Array.from({ length: 6 }, (_, position) => ({
    x: Math.round(20 + position * 72 + (random() - 0.5) * 44),
    y: Math.round(20 + random() * 160),
    size: Math.round(3 + random() * 5),
  }));
  return (
    <svg className="constellation" viewBox="0 0 400 200" aria-hidden="true">
      <polyline points={stars.map(({ x, y }) => `${x} ${y}`).join(' ')} />
      {stars.map(({ x, y, size }) => (
        <circle key={x} cx={x} cy={y} r={size} />
      ))}
    </svg>
  );
}
