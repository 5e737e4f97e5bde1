import { Pause, Play } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { stripUrl, thumbnailPosition } from '../../designs/thumbnails.ts';
import { coinShown, designShowcase, pictureUrl, type ShownDesign } from './design-showcase.ts';
import './design-showcase.css';

/**
 * One coin in all twelve designs, as the engine makes them: a window and a phone that change together. Some designs come by
 * themselves until one is picked. It is all CSS over radio buttons, for `/` loads no scripts.
 */
export function HeroShowcase() {
  return (
    <div className="relative mx-auto w-full max-w-70 sm:max-w-none lg:mt-8 lg:w-[49rem]">
      <Moon />
      <div className="relative overflow-hidden rounded-[2.25rem] border border-white/15 bg-[#0b0912] p-2 shadow-[0_2rem_4rem_-1.5rem_light-dark(#1a142666,#000c)] sm:rounded-2xl sm:p-0">
        <div
          aria-hidden="true"
          className="hidden h-11 items-center gap-3 border-b border-white/10 bg-[#1c1828] px-4 text-xs text-[#aca4bf] sm:flex"
        >
          <span className="flex gap-1.5">
            <i className="size-2.5 rounded-full bg-[#ff6a5c]" />
            <i className="size-2.5 rounded-full bg-[#ffcf5c]" />
            <i className="size-2.5 rounded-full bg-[#4fd18b]" />
          </span>
          <span className="min-w-0 truncate rounded-md bg-white/8 px-3 py-1">
            moonpage.example/p/{coinShown.slug}
          </span>
        </div>
        <div className="relative isolate aspect-[390/844] overflow-hidden rounded-[1.75rem] sm:aspect-[1440/900] sm:rounded-none">
          {designShowcase.map((design, position) => (
            <Screen key={design.name} design={design} position={position}>
              <picture>
                <source
                  media="(width < 40rem)"
                  srcSet={pictureUrl(`${design.name}-phone-480`)}
                  width={480}
                  height={1039}
                />
                <img
                  srcSet={`${pictureUrl(`${design.name}-desk-720`)} 720w, ${pictureUrl(`${design.name}-desk-1440`)} 1440w`}
                  sizes="(width < 64rem) 95vw, 49rem"
                  alt={design.turn === 0 ? `The landing page of ${coinShown.name}, a demo coin` : ''}
                  width={1440}
                  height={900}
                  loading={design.turn === 0 ? 'eager' : 'lazy'}
                  fetchPriority={design.turn === 0 ? 'high' : 'low'}
                />
              </picture>
            </Screen>
          ))}
        </div>
      </div>
      <div
        aria-hidden="true"
        className="absolute -bottom-16 -left-10 hidden w-[24%] rounded-[1.75rem] border border-white/20 bg-[#0b0912] p-1.5 shadow-[0_1.5rem_3rem_-0.5rem_light-dark(#1a142688,#000d)] lg:block"
      >
        <div className="relative isolate aspect-[390/844] overflow-hidden rounded-[1.375rem]">
          {designShowcase.map((design, position) => (
            <Screen key={design.name} design={design} position={position}>
              <img
                src={pictureUrl(`${design.name}-phone-480`)}
                alt=""
                width={480}
                height={1039}
                loading="lazy"
                fetchPriority="low"
              />
            </Screen>
          ))}
        </div>
      </div>
    </div>
  );
}

interface ScreenProps {
  design: ShownDesign;
  position: number;
  children: ReactNode;
}

/** One design in a frame; until its picture is there, its thumbnail stands for it. */
function Screen({ design, position, children }: ScreenProps) {
  return (
    <div
      className="showcase-screen"
      data-design={design.name}
      data-turn={design.turn}
      style={styleOf(design, position)}
    >
      {children}
    </div>
  );
}

/** The control itself lies over what stands for it. */
const overAll = 'absolute inset-0 z-1 m-0 size-full cursor-pointer opacity-0';

/** The strip of all designs; picking one ends the show. */
export function DesignPicker() {
  return (
    <div className="showcase-picker">
      <fieldset>
        <legend className="mb-3 text-sm text-muted">
          <b className="font-semibold text-text">One coin, twelve worlds.</b> Try them on.
        </legend>
        <div className="grid grid-cols-6 gap-2 sm:grid-cols-12 lg:grid-cols-6">
          {designShowcase.map((design, position) => (
            <label
              key={design.name}
              title={design.label}
              className="showcase-thumb"
              data-turn={design.turn}
              style={styleOf(design, position)}
            >
              <input type="radio" name="design" value={design.name} className={overAll} />
              <span className="sr-only">{design.label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <label className="showcase-pause">
        <input type="checkbox" className={overAll} />
        <span className="sr-only">Pause the show</span>
        <Pause aria-hidden="true" className="size-4" />
        <Play aria-hidden="true" className="size-4" />
      </label>
    </div>
  );
}

/** For the element that holds both the frames and the strip: its thumbnails. */
export function stageStyle(): CSSProperties {
  const style = { '--strip': `url("${stripUrl}")` };
  return style as CSSProperties;
}

function styleOf({ turn }: ShownDesign, position: number): CSSProperties {
  const style = {
    '--thumb': thumbnailPosition(position),
    ...(turn !== undefined && { '--turn': turn }),
  };
  return style as CSSProperties;
}

function Moon() {
  return (
    <svg
      viewBox="0 0 400 400"
      aria-hidden="true"
      className="absolute -top-20 left-[4%] -z-10 w-84 max-w-none max-sm:-left-8 lg:-top-34"
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
