import type { ReactNode } from 'react';

/** The pile of slabs; their grounds follow from their kinds. */
export function Pile({ children }: { children: ReactNode }) {
  return <div className="pile">{children}</div>;
}
