import type { Role, Shape } from './creature.ts';

/** What a cell holds: the letter of a role, `e` where two shapes of one role meet, `.` for nothing. */
export const cellLetters: Readonly<Record<Role, string>> = {
  main: 'm',
  pale: 'p',
  deep: 'd',
  accent: 'a',
  white: 'w',
  ink: 'k',
  line: 'l',
};

/** A part of the square of 400 units, cut into cells. */
export interface CellGrid {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
}

/** Samples along each side of a cell. */
const fine = 3;
/** What the samples of a cell have to count for to be more than nothing. */
const least = 5;
/** What a sample of small or thin shapes counts for beside the large ones around them. */
const weights: Readonly<Record<Role, number>> = {
  main: 1,
  pale: 1,
  deep: 1,
  accent: 1,
  white: 1.5,
  ink: 2,
  line: 4,
};
const nothing = -1;

type Point = readonly [x: number, y: number];

/**
 * Draws shapes in cells.
 * @param shapes from the back to the front, as `creature.ts` has them
 * @returns a string a row and a letter a cell
 */
export function cellsOf(shapes: readonly Shape[], grid: CellGrid): string[] {
  const { columns, rows } = grid;
  const samples = new Int16Array(columns * rows * fine * fine).fill(nothing);
  for (const [index, { role, d }] of shapes.entries()) {
    const lines = linesOf(d).map((line) => line.map((point) => sampleAt(point, grid)));
    if (role === 'line') for (const line of lines) drawLine(samples, columns * fine, line, index);
    else fill(samples, columns * fine, lines, index);
  }
  const shown = Array.from({ length: columns * rows }, (_, at) =>
    mostSeen(samples, shapes, columns, { column: at % columns, row: Math.floor(at / columns) }),
  );
  const letterAt = (at: number): string => {
    const index = shown[at] ?? nothing;
    const role = shapes[index]?.role;
    if (role === undefined) return '.';
    const column = at % columns;
    const beside = [column > 0 ? at - 1 : at, column + 1 < columns ? at + 1 : at];
    const isSeam = [...beside, at - columns, at + columns].some((near) => {
      const over = shown[near] ?? nothing;
      return over > index && shapes[over]?.role === role;
    });
    return isSeam && role !== 'ink' && role !== 'white' && role !== 'line' ? 'e' : cellLetters[role];
  };
  return Array.from({ length: rows }, (_row, row) =>
    Array.from({ length: columns }, (_cell, column) => letterAt(row * columns + column)).join(''),
  );
}

/** In units of samples, whose middles are whole numbers. */
function sampleAt([x, y]: Point, grid: CellGrid): Point {
  return [
    ((x - grid.x) / grid.width) * grid.columns * fine - 0.5,
    ((y - grid.y) / grid.height) * grid.rows * fine - 0.5,
  ];
}

/** Path data of M, L, C, Q and Z as lines of short straight pieces. */
function linesOf(d: string): Point[][] {
  const lines: Point[][] = [];
  for (const [, command = '', list = ''] of d.matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
    const numbers = (list.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
    const points = Array.from({ length: numbers.length / 2 }, (_, at): Point => [
      numbers[at * 2] ?? 0,
      numbers[at * 2 + 1] ?? 0,
    ]);
    if (command === 'M') lines.push([]);
    const line = lines.at(-1);
    if (line === undefined) continue;
    if (command === 'Z') line.push(line[0] ?? [0, 0]);
    const step = command === 'C' ? 3 : command === 'Q' ? 2 : 1;
    for (let at = 0; at < points.length; at += step) {
      const start = line.at(-1);
      const controls = points.slice(at, at + step);
      if (step === 1 || start === undefined) line.push(...controls);
      else for (const part of [0.2, 0.4, 0.6, 0.8, 1]) line.push(onCurve([start, ...controls], part));
    }
  }
  return lines;
}

/** De Casteljau. */
function onCurve(points: readonly Point[], part: number): Point {
  const [first = [0, 0], ...others] = points;
  if (others.length === 0) return first;
  return onCurve(
    others.map(([x, y], at): Point => {
      const [fromX, fromY] = points[at] ?? first;
      return [fromX + (x - fromX) * part, fromY + (y - fromY) * part];
    }),
    part,
  );
}

/** Row by row, between the lines that wind round it. */
function fill(samples: Int16Array, width: number, lines: readonly Point[][], index: number): void {
  const crossings = new Map<number, [x: number, turn: number][]>();
  for (const line of lines) {
    for (const [at, [x2, y2]] of line.entries()) {
      const [x1, y1] = line.at(at - 1) ?? [0, 0];
      const turn = y1 < y2 ? 1 : -1;
      for (let y = Math.ceil(Math.min(y1, y2)); y < Math.max(y1, y2); y += 1) {
        const row = crossings.get(y) ?? [];
        row.push([x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), turn]);
        crossings.set(y, row);
      }
    }
  }
  for (const [y, row] of crossings) {
    if (y < 0 || y * width >= samples.length) continue;
    let winding = 0;
    row.sort(([one], [other]) => one - other);
    for (const [at, [x, turn]] of row.entries()) {
      winding += turn;
      const end = row[at + 1]?.[0];
      if (winding === 0 || end === undefined) continue;
      const [from, to] = [Math.max(0, Math.ceil(x)), Math.min(width, Math.floor(end) + 1)];
      if (from < to) samples.fill(index, y * width + from, y * width + to);
    }
  }
}

/** A sample wide, and without the very ends, which would stand out of what they are drawn on. */
function drawLine(samples: Int16Array, width: number, line: readonly Point[], index: number): void {
  for (const [at, [x2, y2]] of line.entries()) {
    const [x1, y1] = line[at - 1] ?? [Number.NaN, 0];
    const steps = Math.max(1, Math.ceil(Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1))));
    const last = at === line.length - 1 ? steps - 1 : steps;
    for (let step = at === 1 ? 1 : 0; step <= last; step += 1) {
      const column = Math.round(x1 + ((x2 - x1) * step) / steps);
      const row = Math.round(y1 + ((y2 - y1) * step) / steps);
      if (column >= 0 && column < width && row >= 0) samples[row * width + column] = index;
    }
  }
}

/** The shape that fills most of a cell. */
function mostSeen(
  samples: Int16Array,
  shapes: readonly Shape[],
  columns: number,
  { column, row }: { column: number; row: number },
): number {
  const start = row * fine * columns * fine + column * fine;
  let [best, most, filled] = [nothing, 0, 0];
  for (let place = 0; place < fine * fine; place += 1) {
    const index = samples[sampleIn(start, columns, place)] ?? nothing;
    const role = shapes[index]?.role;
    if (role === undefined) continue;
    filled += weights[role];
    let seen = weights[role];
    for (let other = place + 1; other < fine * fine; other += 1)
      if (samples[sampleIn(start, columns, other)] === index) seen += weights[role];
    if (seen > most) [best, most] = [index, seen];
  }
  return filled < least ? nothing : best;
}

function sampleIn(start: number, columns: number, place: number): number {
  return start + Math.floor(place / fine) * columns * fine + (place % fine);
}
