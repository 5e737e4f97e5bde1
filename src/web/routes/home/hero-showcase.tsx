import { cx } from 'class-variance-authority';
import captainMop from './page-of-captain-mop.avif';
import snail from './page-of-dial-up-snail.avif';
import heron from './page-of-night-heron.avif';

/** Pictures of the demo coins' live pages on a phone of 360 × 680, and where each stands: one in front, two behind it. */
const pages = [
  {
    coin: 'Captain Mop',
    picture: captainMop,
    place: 'z-20 left-1/2 top-[19%] w-[46%] -translate-x-1/2 -rotate-2',
  },
  { coin: 'Dial-Up Snail', picture: snail, place: 'z-10 left-[2%] top-[30%] w-[38%] -rotate-10' },
  { coin: 'Night Heron', picture: heron, place: 'z-10 right-[2%] top-[26%] w-[38%] rotate-9' },
];

/** Pages made by the product, standing before a rising moon. */
export function HeroShowcase() {
  return (
    <div className="relative mx-auto aspect-[10/11] w-full max-w-xl">
      <Moon />
      {pages.map(({ coin, picture, place }) => (
        <div
          key={coin}
          className={cx(
            'absolute aspect-[9/17] rounded-[1.75rem] border border-white/15 bg-[#08060e] p-1.5 shadow-[0_2rem_4rem_-1rem_#000a]',
            place,
          )}
        >
          <img
            src={picture}
            alt={`The landing page of ${coin}, a demo coin`}
            width={540}
            height={1020}
            className="size-full rounded-[1.4rem] bg-[#1d1244] object-cover text-transparent"
          />
        </div>
      ))}
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
