import type { Role, Shape } from './creature.ts';
import { oncePerDrawing } from './once-per-drawing.ts';
import { areaOf, type Point, polygonsOf, shortPath } from './outline.ts';

/** Shapes of one role that may be one element, from the back to the front. */
export interface Group {
  readonly role: Role;
  /** Short path data, and the whole path data of every part. */
  readonly d: string;
  readonly parts: readonly string[];
}

/** What a shape reaches to. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function boxOf(points: readonly Point[]): Box {
  const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  };
}

/** Room for the outlines that designs draw. */
const room = 10;

const isWithin = (inner: Box, outer: Box) =>
  outer.left <= inner.left &&
  outer.right >= inner.right &&
  outer.top <= inner.top &&
  outer.bottom >= inner.bottom;

const overlap = (one: Box, other: Box) =>
  one.left < other.right + room &&
  other.left < one.right + room &&
  one.top < other.bottom + room &&
  other.top < one.bottom + room;

/** Puts shapes together that have one role and do not touch, such as both eyes, where nothing between them is touched either. */
export const grouped = oncePerDrawing((shapes: readonly Shape[]): readonly Group[] => {
  const groups: { role: Role; parts: string[]; boxes: Box[] }[] = [];
  for (const { role, d } of shapes) {
    const box = boxOf(polygonsOf(d).flat());
    const under = groups.findLastIndex(({ boxes }) => boxes.some((other) => overlap(box, other)));
    const fitting = groups.find((group, at) => at > under && group.role === role);
    if (fitting) {
      fitting.parts.push(d);
      fitting.boxes.push(box);
    } else groups.push({ role, parts: [d], boxes: [box] });
  }
  return groups.map(({ role, parts }) => ({ role, parts, d: parts.map(shortPath).join('') }));
});

/** The parts of a path that begin on their own. */
export function piecesOf(d: string): string[] {
  return d.split(/(?=M)/);
}

/** Largest parts of a creature that its outer contour is made of: what lies inside another part is left out. */
export const contourOf = oncePerDrawing((shapes: readonly Shape[]): string => {
  const solid = shapes
    .filter(({ role }) => role === 'main' || role === 'deep' || role === 'accent' || role === 'pale')
    .flatMap(({ d }) => piecesOf(d))
    .map((d) => {
      const points = polygonsOf(d).flat();
      return { d, box: boxOf(points), area: Math.abs(areaOf(points)) };
    });
  const outer = solid.filter(
    ({ box, area }) => !solid.some((other) => other.area > area && isWithin(box, other.box)),
  );
  return outer.map(({ d }) => shortPath(d)).join('');
});

/** Larger than the pupil of any eye. */
const largestPupil = 70;

/** Where the pupil is on which a white part is the light; null where it is something else, such as a tear or a glint on glasses. */
export function pupilUnder(light: string, groups: readonly Group[]): Box | null {
  const inner = boxOf(polygonsOf(light).flat());
  const dark = groups.flatMap(({ role, parts }) => (role === 'ink' ? parts.flatMap(polygonsOf) : []));
  const pupils = dark.map(boxOf).filter(({ left, right }) => right - left < largestPupil);
  return pupils.find((pupil) => isWithin(inner, pupil)) ?? null;
}
