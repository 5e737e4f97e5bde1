import type { ReactNode } from 'react';

/** The sheet that the panels are printed on. */
export function Sheet({ children }: { children: ReactNode }) {
  return <div className="sheet">{children}</div>;
}
