/** Cells beside each other: the first one's place, and how many. */
export interface CellRun {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

/**
 * Path data of runs, to be stroked one unit wide in a picture whose rows are centred on whole numbers (`viewBox="0 -.5 …"`).
 * Each begins from where the last one ended: numbers that are small and often the same are what packs best.
 */
export function runsPath(runs: readonly CellRun[]): string {
  return runs
    .map(({ x, y, length }, at) => {
      const last = runs[at - 1];
      if (last === undefined) return `M${x} ${y}h${length}`;
      return `m${x - last.x - last.length} ${y - last.y}h${length}`;
    })
    .join('');
}

/**
 * Path data of cells by their letter. A run goes on under cells of later letters, which are painted over it: that takes the fewest
 * bytes.
 * @param rows a letter a cell; cells of no letter of `order` are nothing
 * @param order of painting
 */
export function cellPaths(rows: readonly string[], order: string): [letter: string, path: string][] {
  return Array.from(order)
    .map((letter): [string, string] => {
      const later = order.slice(order.indexOf(letter));
      const runs = rows.flatMap((row, y) => runsIn(row, letter, later).map((run) => ({ ...run, y })));
      return [letter, runsPath(runs)];
    })
    .filter(([, path]) => path !== '');
}

/** From a cell of the letter to the last that is joined to it by cells of these. */
function runsIn(row: string, letter: string, joining: string): { x: number; length: number }[] {
  const runs: { x: number; length: number }[] = [];
  let isJoined = false;
  for (const [at, cell] of Array.from(row).entries()) {
    const last = runs.at(-1);
    if (cell === letter && isJoined && last !== undefined) last.length = at + 1 - last.x;
    else if (cell === letter) runs.push({ x: at, length: 1 });
    isJoined = cell === letter || (isJoined && joining.includes(cell));
  }
  return runs;
}

/** The cells with a ring of another letter around them, as far as there is room. */
export function withRing(rows: readonly string[], letter: string): string[] {
  const isFilled = (x: number, y: number) => (rows[y]?.[x] ?? '.') !== '.';
  return rows.map((row, y) =>
    Array.from(row, (cell, x) => {
      if (cell !== '.') return cell;
      return isFilled(x - 1, y) || isFilled(x + 1, y) || isFilled(x, y - 1) || isFilled(x, y + 1)
        ? letter
        : cell;
    }).join(''),
  );
}

/** A shade by which side of the drawing the light falls on: `lit` above and to the left, `dim` below and to the right. */
export function withLight(
  rows: readonly string[],
  cell: string,
  { lit, dim }: { lit: string; dim: string },
): string[] {
  const isOutside = (x: number, y: number) => '.o'.includes(rows[y]?.[x] ?? '.');
  return rows.map((row, y) =>
    Array.from(row, (each, x) => {
      if (each !== cell) return each;
      if (isOutside(x, y - 1) || (isOutside(x - 1, y) && !isOutside(x, y + 1))) return lit;
      return isOutside(x, y + 1) || isOutside(x + 1, y) ? dim : each;
    }).join(''),
  );
}

/** The smallest square around what is drawn, which stands on its lower side: in units of cells as wide and as high as given. */
export function squareAround(
  rows: readonly string[],
  width = 1,
  height = 1,
): { x: number; y: number; side: number } {
  const [top, bottom] = [rows.findIndex(isDrawn), rows.findLastIndex(isDrawn) + 1];
  const lefts = rows.filter(isDrawn).map((row) => row.search(/[^.]/));
  const rights = rows.filter(isDrawn).map((row) => Array.from(row).findLastIndex((cell) => cell !== '.') + 1);
  const [left, right] = [Math.min(...lefts), Math.max(...rights)];
  const side = Math.max((right - left) * width, (bottom - top) * height);
  return { x: ((left + right) * width - side) / 2, y: bottom * height - side, side };
}

function isDrawn(row: string): boolean {
  return /[^.]/.test(row);
}
