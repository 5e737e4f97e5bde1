import type { ReactNode } from 'react';

/** The house: its chapters are counted in roman numerals by the style sheet. */
export function House({ children }: { children: ReactNode }) {
  return <div className="house">{children}</div>;
}
