import type { ReactNode } from 'react';

/** The page is the scenery; nothing surrounds it. */
export function Coast({ children }: { children: ReactNode }) {
  return <div className="coast">{children}</div>;
}
