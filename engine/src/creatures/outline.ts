/** A point of the drawing's square. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Step {
  readonly name: 'M' | 'L' | 'C' | 'Q' | 'Z';
  readonly points: readonly Point[];
}

const pointsOf = { M: 1, L: 1, C: 3, Q: 2, Z: 0 } as const;

/** Reads path data of whole numbers and absolute M, L, C, Q and Z. */
function stepsOf(d: string): Step[] {
  return Array.from(d.matchAll(/([MLCQZ])([^MLCQZ]*)/g)).flatMap(([, letter = 'Z', list = '']) => {
    const name = letter as Step['name'];
    const numbers = (list.match(/-?\d+/g) ?? []).map(Number);
    const size = pointsOf[name] * 2;
    if (size === 0) return [{ name, points: [] }];
    return Array.from({ length: numbers.length / size }, (_, step): Step => {
      const own = numbers.slice(step * size, step * size + size);
      const points = own.flatMap((x, at) => (at % 2 === 0 ? [{ x, y: own[at + 1] ?? 0 }] : []));
      return { name: name === 'M' && step > 0 ? 'L' : name, points };
    });
  });
}

/** The same path in fewer bytes: from point to point instead of from the corner. Several may stand one after the other. */
export function shortPath(d: string): string {
  let at: Point = { x: 0, y: 0 };
  let start = at;
  let last = '';
  let short = '';
  for (const { name, points } of stepsOf(d)) {
    const letter = short === '' ? name : name.toLowerCase();
    if (letter !== last || letter === 'z' || letter === 'm') short += letter;
    const [first, ...numbers] = points.flatMap(({ x, y }) => [x - at.x, y - at.y]);
    if (first !== undefined) {
      short += /[a-z]$/i.test(short) || first < 0 ? first : ` ${first}`;
      short += numbers.map((number) => (number < 0 ? number : ` ${number}`)).join('');
    }
    last = letter;
    at = name === 'Z' ? start : (points.at(-1) ?? at);
    if (name === 'M') start = at;
  }
  return short;
}

/** How far apart the corners of a flattened curve are at most, about. */
const grain = 14;

/** Every part of a path as a polygon. */
export function polygonsOf(d: string): Point[][] {
  const polygons: Point[][] = [];
  let polygon: Point[] = [];
  for (const { name, points } of stepsOf(d)) {
    const from = polygon.at(-1);
    const [one, two, three] = points;
    if (name === 'M') polygons.push((polygon = [...points]));
    else if (name !== 'Z' && from && one)
      polygon.push(...curve([from, one, two ?? one, three ?? two ?? one], name));
  }
  return polygons;
}

function curve([a, b, c, d]: readonly [Point, Point, Point, Point], name: Step['name']): Point[] {
  const length =
    Math.hypot(b.x - a.x, b.y - a.y) + Math.hypot(c.x - b.x, c.y - b.y) + Math.hypot(d.x - c.x, d.y - c.y);
  const count = name === 'L' ? 1 : Math.max(2, Math.round(length / grain));
  return Array.from({ length: count }, (_, step) => {
    const t = (step + 1) / count;
    const u = 1 - t;
    const at = (p: number, q: number, r: number, s: number) =>
      name === 'L'
        ? s
        : name === 'Q'
          ? u * u * p + 2 * u * t * q + t * t * s
          : u ** 3 * p + 3 * u * u * t * q + 3 * u * t * t * r + t ** 3 * s;
    return { x: at(a.x, b.x, c.x, d.x), y: at(a.y, b.y, c.y, d.y) };
  });
}

/** Of a polygon; negative where its corners go round against the clock. */
export function areaOf(polygon: readonly Point[]): number {
  return polygon.reduce((sum, { x, y }, at) => {
    const next = polygon[(at + 1) % polygon.length] ?? { x, y };
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);
}

/** A point of an outline, the way out from there, and how much that is the way that was asked for, up to 1. */
export interface EdgePoint extends Point {
  readonly out: Point;
  readonly share: number;
}

/**
 * The stretches of an outline that face one way, as light falls on them.
 * @param way of length 1 @param least share of the way that still counts
 */
export function facing(polygon: readonly Point[], way: Point, least: number): EdgePoint[][] {
  const turn = areaOf(polygon) < 0 ? -1 : 1;
  const edge = polygon.map((point, at): EdgePoint => {
    const before = polygon.at(at - 1) ?? point;
    const after = polygon[(at + 1) % polygon.length] ?? point;
    const [dx, dy] = [(after.x - before.x) * turn, (after.y - before.y) * turn];
    const length = Math.hypot(dx, dy) || 1;
    const out = { x: dy / length, y: -dx / length };
    return { ...point, out, share: out.x * way.x + out.y * way.y };
  });
  const start = edge.findIndex(({ share }) => share < least);
  const stretches: EdgePoint[][] = [[]];
  for (const point of [...edge.slice(start), ...edge.slice(0, start)]) {
    if (point.share >= least) stretches.at(-1)?.push(point);
    else if (stretches.at(-1)?.length !== 0) stretches.push([]);
  }
  return stretches.filter((stretch) => stretch.length > 1);
}

/** Stretches moved inwards. @param depth in the drawing's units, for each point */
export function inset(stretch: readonly EdgePoint[], depth: (point: EdgePoint) => number): Point[] {
  return stretch.map((point) => ({
    x: point.x - point.out.x * depth(point),
    y: point.y - point.out.y * depth(point),
  }));
}

/** A smooth open line through the neighbourhood of points, as relative path data. @param letter how it begins: `M`, or `L` to go on */
export function smooth(points: readonly Point[], letter: 'M' | 'L' = 'M'): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  const start = `${letter}${Math.round(first.x)} ${Math.round(first.y)}`;
  const between = rest.slice(0, -1).map((point, at) => {
    const next = rest[at + 1] ?? point;
    return at === rest.length - 2 ? next : { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
  });
  const list = (some: readonly Point[]) =>
    some.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join(' ');
  const [control] = rest;
  if (control === undefined) return start;
  if (between.length === 0) return `${start}L${list([control])}`;
  return `${start}Q${list([control, ...between.slice(0, 1)])}${between.length > 1 ? `T${list(between.slice(1))}` : ''}`;
}
