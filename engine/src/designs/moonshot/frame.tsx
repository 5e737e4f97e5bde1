import type { ReactNode } from 'react';

/** Nothing surrounds the sections: the sky is the page. */
export function Space({ children }: { children: ReactNode }) {
  return <div className="space">{children}</div>;
}
