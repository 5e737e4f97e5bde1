import type { ReactNode } from 'react';

/** A speech bubble. @param bubble.kind a class beside its own */
export function Bubble({ kind, children }: { kind?: string; children: ReactNode }) {
  return (
    <div className={kind === undefined ? 'bubble' : `bubble ${kind}`}>
      {children}
      <Tail />
    </div>
  );
}

/** The tail of a speech bubble: open where it meets the bubble, whose border it interrupts. */
export function Tail() {
  return (
    <svg className="tail" viewBox="0 0 48 48" aria-hidden="true">
      <path d="M6 0C9 19 5 33 0 46 19 40 33 24 36 0" />
    </svg>
  );
}
