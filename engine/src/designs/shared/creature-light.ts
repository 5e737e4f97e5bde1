import { contrast } from '../../colour/colour.ts';
import type { Palette } from '../../colour/palette.ts';
import { areaOf, facing, inset, polygonsOf, type EdgePoint } from '../../creatures/outline.ts';
import type { Group } from '../../creatures/groups.ts';

/** Light comes from the upper left; shadow lies on the other side. */
export const fromLight = { x: -0.6, y: -0.8 } as const;
export const fromShadow = { x: 0.6, y: 0.8 } as const;

/** What a creature's contour is drawn in: the design's ink, unless neither it nor the creature is seen on the page. */
export function contourInk(ink: string, { primary, primaryEdge, background }: Palette): string {
  const isSeen = contrast(ink, background) >= 3 || contrast(primary, background) >= 3;
  return isSeen ? ink : primaryEdge;
}

/** Smaller parts are drawn flat. */
const leastArea = 6000;
/** Shorter stretches look like dirt. */
const leastLength = 60;

/** The long stretches of a group's larger parts that face one way. @param least share of that way */
export function stretches(
  { parts }: Group,
  way: { readonly x: number; readonly y: number },
  least: number,
  area = leastArea,
): EdgePoint[][] {
  return parts
    .flatMap(polygonsOf)
    .filter((polygon) => Math.abs(areaOf(polygon)) >= area)
    .flatMap((polygon) => facing(polygon, way, least))
    .filter((stretch) => lengthOf(stretch) >= leastLength);
}

export function lengthOf(points: readonly { readonly x: number; readonly y: number }[]): number {
  return points.reduce((sum, { x, y }, at) => {
    const before = points[at - 1] ?? { x, y };
    return sum + Math.hypot(x - before.x, y - before.y);
  }, 0);
}

/** Every so many of the points, the last one always: curves need few. */
export function thinned<Each>(points: readonly Each[], every = 2): Each[] {
  return points.filter((_, at) => at % every === 0 || at === points.length - 1);
}

export { inset };
