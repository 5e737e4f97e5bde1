import { boundedCache } from '../colour/bounded-cache.ts';
import type { CreatureKind, CreatureMood, Shape } from './creature.ts';
import { kinds } from './kinds.ts';
import { faceShapes } from './moods.ts';

/** A creature as a design inks it: from the back to the front, with its face, and the square that holds its head. */
export interface DrawnCreature {
  readonly shapes: readonly Shape[];
  /** From its highest hair to its chin. */
  readonly head: { readonly x: number; readonly y: number; readonly side: number };
}

/** From the middle of a mouth to the chin. */
const chin = 42;

/** Room for all that there are. */
const drawings = boundedCache<DrawnCreature>(512);

/**
 * The same drawing each time, so that what designs calculate from one can be kept.
 * @param variant takes one of the kind's markings
 */
export function drawCreature(
  { kind, mood }: { kind: CreatureKind; mood: CreatureMood },
  variant: number,
): DrawnCreature {
  const marking = variant % Math.max(1, kinds[kind].markings.length);
  return drawings(`${kind}-${mood}-${marking}`, () => drawOnce(kind, mood, marking));
}

function drawOnce(kind: CreatureKind, mood: CreatureMood, marking: number): DrawnCreature {
  const { shapes, markings, face } = kinds[kind];
  const marked = markings[marking] ?? [];
  const drawn = [...shapes, ...marked, ...faceShapes(face, mood)];
  const top = Math.min(...drawn.map(({ d }) => bounds(d).top));
  const side = face.mouth.y + chin - top;
  return { shapes: drawn, head: { x: Math.round(face.x - side / 2), y: top, side } };
}

/** The box around all points that path data names. */
export function bounds(d: string): { left: number; right: number; top: number; bottom: number } {
  const points = Array.from(
    d.matchAll(/(-?\d{1,3}) (-?\d{1,3})/g),
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  const across = points.map(([x]) => x);
  const down = points.map(([, y]) => y);
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  };
}
