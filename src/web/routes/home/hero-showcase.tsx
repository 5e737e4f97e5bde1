import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { HeroDrawing } from './hero-drawing.tsx';

/** A finished page to show: its whole HTML, which is rendered without scripts. */
export interface ShowcasePage {
  slug: string;
  title: string;
  html: string;
}

/** Where the frames stand: the first in front, the others behind it to both sides. */
const places = [
  'z-20 left-1/2 top-[19%] w-[46%] -translate-x-1/2 -rotate-2',
  'z-10 left-[2%] top-[30%] w-[38%] -rotate-10',
  'z-10 right-[2%] top-[26%] w-[38%] rotate-9',
];

/** Pages made by the product, standing before a rising moon; a drawing while there are none. */
export function HeroShowcase({ pages }: { pages: readonly ShowcasePage[] }) {
  return (
    <div className="relative mx-auto aspect-[10/11] w-full max-w-xl">
      <Moon />
      {pages.length === 0 ? (
        <HeroDrawing places={places} />
      ) : (
        pages.slice(0, places.length).map((page, position) => (
          <DeviceFrame key={page.slug} place={places[position] ?? ''}>
            <iframe
              srcDoc={page.html}
              title={page.title}
              sandbox=""
              inert
              tabIndex={-1}
              loading="lazy"
              // A page is laid out as on a phone and shrunk to its frame.
              className="pointer-events-none h-[400%] w-[400%] origin-top-left scale-25 border-0 bg-page"
            />
          </DeviceFrame>
        ))
      )}
    </div>
  );
}

interface DeviceFrameProps {
  place: string;
  children: ReactNode;
}

/** A phone, tilted, in one of the places. */
export function DeviceFrame({ place, children }: DeviceFrameProps) {
  return (
    <div
      className={cx(
        'absolute aspect-[9/17] rounded-[1.75rem] border border-white/15 bg-[#08060e] p-1.5 shadow-[0_2rem_4rem_-1rem_#000a]',
        place,
      )}
    >
      <div className="size-full overflow-hidden rounded-[1.4rem]">{children}</div>
    </div>
  );
}

function Moon() {
  return (
    <svg
      viewBox="0 0 400 400"
      aria-hidden="true"
      className="absolute inset-x-[-16%] top-[-22%] -z-10 w-[132%] max-w-none"
    >
      <defs>
        <radialGradient id="moon-disc" cx="0.36" cy="0.3" r="0.85">
          <stop stopColor="#fff6dd" />
          <stop offset="0.6" stopColor="#ffdf9a" />
          <stop offset="1" stopColor="#e9a95c" />
        </radialGradient>
        <radialGradient id="moon-glow">
          <stop offset="0.6" stopColor="#ffcf8a" stopOpacity="0.34" />
          <stop offset="0.8" stopColor="#ef4444" stopOpacity="0.12" />
          <stop offset="1" stopColor="#7c3aed" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="200" cy="200" r="200" fill="url(#moon-glow)" />
      <circle cx="200" cy="200" r="142" fill="url(#moon-disc)" />
      <g fill="#cf8f4a" opacity="0.28">
        <circle cx="140" cy="128" r="24" />
        <circle cx="276" cy="112" r="13" />
        <circle cx="112" cy="222" r="15" />
        <circle cx="300" cy="190" r="26" />
        <circle cx="246" cy="300" r="20" />
        <circle cx="172" cy="306" r="10" />
      </g>
    </svg>
  );
}
