import type { ReactNode } from 'react';

/** A frame that only wraps the sections, for the style sheet. */
export function plainFrame(className: string) {
  return function PlainFrame({ children }: { children: ReactNode }) {
    return <div className={className}>{children}</div>;
  };
}
