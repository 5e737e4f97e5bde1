import type { ReactNode } from 'react';

/** The notebook: its wire through every page, at the left on a desk and at the top in a hand. */
export function Notebook({ children }: { children: ReactNode }) {
  return (
    <div className="notebook">
      <svg className="binding" aria-hidden="true">
        <pattern id="rings" width="80" height="52" patternUnits="userSpaceOnUse">
          <rect className="hole" x="46" y="15" width="18" height="22" rx="5" />
          <path className="wire" d="M-6 18C10 4 44 6 56 20M-6 28c16-14 50-12 62 2" />
          <path className="gleam" d="M4 11C16 5 32 6 42 9M4 21c12-6 28-5 38-2" />
        </pattern>
        <rect width="100%" height="100%" fill="url(#rings)" />
      </svg>
      {children}
    </div>
  );
}
