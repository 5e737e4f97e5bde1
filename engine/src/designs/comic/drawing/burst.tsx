import { seededRandom } from '../../random.ts';

/** Half the side of the square that a burst is drawn in. */
const half = 200;

/**
 * The outline of an explosion as path data in a square of 400.
 * @param shape spikes around it; how far its notches reach from the centre, as a share of its spikes
 */
export function burstPath(shape: { spikes: number; notch: number; seed: number }): string {
  const random = seededRandom(shape.seed);
  const points = Array.from({ length: shape.spikes * 2 }, (_, position) => {
    const angle = ((position + random() * 0.36) / shape.spikes) * Math.PI;
    const reach = position % 2 === 0 ? 0.84 + random() * 0.16 : shape.notch * (0.9 + random() * 0.1);
    const at = (direction: number) => Math.round(half + direction * reach * (half - 8));
    return `${at(Math.cos(angle))} ${at(Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

/** How far the notches of an inked explosion reach. */
const notch = 0.68;

/** An inked explosion with a word in it or nothing; decoration, hidden from readers. */
export function Burst({ className, seed, word }: { className: string; seed: number; word?: string | null }) {
  return (
    <svg className={`burst ${className}`} viewBox="0 0 400 400" aria-hidden="true">
      <path d={burstPath({ spikes: 17, notch, seed })} />
      {word ? (
        <text x="200" y="205" fontSize={wordSize(word)} transform="rotate(-10 200 200)">
          {word}
        </text>
      ) : null}
    </svg>
  );
}

/** Font size with which the word stays between the notches: a letter of Bangers is about 0.46 of its height wide. */
function wordSize(word: string): number {
  return Math.round(Math.min(110, (notch * 300) / (Array.from(word).length * 0.46)));
}
