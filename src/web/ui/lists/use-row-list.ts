import { useEffect, useRef, useState } from 'react';

/** A list of rows whose focus and announcements follow what is done to it. */
export interface RowList {
  readonly count: number;
  /** Fewest rows that must stay. */
  readonly min: number;
  /** Moves a row; focus goes to what `data-focus` names there. */
  move(from: number, to: number, focus: string): void;
  /** Takes a row out; focus goes to its neighbour, or to what adds the next. */
  remove(position: number): void;
}

interface RowListOptions {
  /** What a row is called in announcements, e.g. `Step`. */
  readonly what: string;
  readonly count: number;
  /** Fewest rows that must stay; 0 unless it is given. */
  readonly min?: number;
  readonly move: (from: number, to: number) => void;
  readonly remove: (position: number) => void;
}

/**
 * Keeps focus with the row that is moved and next to the one that is removed, and says what has happened. Put `ref` on the element
 * around the rows and what adds one (`data-focus="add"`), and `announcement` into a live region.
 */
export function useRowList({ what, count, min = 0, move, remove }: RowListOptions) {
  const ref = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (wanted.current === null) return;
    // Moving a row in the document takes the focus from it.
    ref.current?.querySelector<HTMLElement>(`[data-focus="${wanted.current}"]`)?.focus();
    wanted.current = null;
  });
  const list: RowList = {
    count,
    min,
    move: (from, to, focus) => {
      if (to < 0 || to >= count) return;
      wanted.current = focus;
      setAnnouncement(`${what} ${from + 1} is now ${to + 1} of ${count}.`);
      move(from, to);
    },
    remove: (position) => {
      if (count <= min) return;
      wanted.current = count === 1 ? 'add' : `remove-${Math.min(position, count - 2)}`;
      setAnnouncement(`${what} ${position + 1} removed.`);
      remove(position);
    },
  };
  return { ref, list, announcement };
}
