/** Where the lines of a chart's vertical axis are: five at most, from 0, of whole numbers. @returns ascending; the last is the top */
export function countTicks(largest: number): number[] {
  let step = 1;
  for (const factors = [2, 2.5, 2]; step * 4 < largest;) {
    const factor = factors.shift() ?? 2;
    factors.push(factor);
    step *= factor;
  }
  const lines = Math.max(2, Math.ceil(largest / step));
  return Array.from({ length: lines + 1 }, (_, index) => index * step);
}

/** Which points have their name on the axis, evenly, so that each name has room. @param room for how many names */
export function namedPoints(count: number, room: number): number[] {
  const every = steps.find((step) => count / step <= room) ?? Math.ceil(count / Math.max(1, room));
  return Array.from({ length: Math.ceil(count / every) }, (_, index) => index * every);
}

const steps = [1, 2, 3, 6, 7, 12, 14, 24];

/** Marks that stand at one place of the chart. */
export interface MarkGroup<Mark> {
  readonly index: number;
  readonly marks: readonly Mark[];
}

/** Joins marks of one point, and of points that lie closer than what a finger hits. @param gap points between two that do not */
export function groupMarks<Mark extends { index: number }>(
  marks: readonly Mark[],
  gap: number,
): MarkGroup<Mark>[] {
  const groups: { index: number; marks: Mark[] }[] = [];
  for (const mark of marks) {
    const last = groups.at(-1);
    if (last && mark.index - last.index < gap) last.marks.push(mark);
    else groups.push({ index: mark.index, marks: [mark] });
  }
  return groups;
}
