import type { ReactNode } from 'react';

/** The drawings that the landscape repeats, kept once. */
export function Countryside({ children }: { children: ReactNode }) {
  return (
    <div className="countryside">
      <svg className="stencils" aria-hidden="true">
        <symbol id="cloud" viewBox="0 0 220 120">
          <path d="M42 112C2 114-2 70 30 64 20 32 62 16 78 38 90 2 146 4 152 44 182 28 206 58 188 74 222 80 216 112 184 112z" />
          <path className="fold" d="M58 70q6-14 22-12M132 56q12-10 22 2M66 96h36M118 96h12" />
        </symbol>
        <symbol id="trees" viewBox="0 0 210 190">
          <g id="tree">
            <path className="trunk" d="M50 188c4-30 4-50-2-78h24c-6 28-6 48-2 78z" />
            <path
              className="leaves"
              d="M24 118C-4 110 0 72 22 66 14 34 44 14 62 24 86 8 112 34 100 62c24 10 22 50-8 54-16 20-52 20-68 2z"
            />
            <path className="fold" d="M34 76q4-16 18-16M74 46q12 0 14 12M62 100q14 4 22-8" />
          </g>
          <use href="#tree" transform="translate(122 57) scale(.7)" />
        </symbol>
        <symbol id="flower" viewBox="0 0 60 80">
          <path className="fold" d="M30 78C32 60 30 52 30 40M30 66c-12-2-16-8-18-16M31 70c10-2 14-6 16-14" />
          <path
            className="petals"
            d="M30 6c10-6 18 4 12 12 10 2 10 16-1 17 2 10-12 14-16 6-7 7-18-1-14-10C1 28 4 16 14 17 10 6 24 0 30 6z"
          />
          <circle cx="27" cy="24" r="6" />
        </symbol>
      </svg>
      {children}
    </div>
  );
}
