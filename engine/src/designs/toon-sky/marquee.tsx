import { Marquee } from '../../sections/marquee/component.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Sky } from './drawing/sky.tsx';

/** A small plane tows the phrases across the sky. */
export function ToonMarquee(view: SectionView<'marquee'>) {
  return (
    <div className="open-sky flight">
      <Sky />
      <div className="tow">
        <svg className="plane" viewBox="0 0 260 136" aria-hidden="true">
          <path className="rope" d="M204 62q28 16 54 4" />
          <path
            className="plane-body"
            d="M30 70c6-28 62-34 98-26 34 6 60-4 74-28l18-4c6 24-2 50-18 64-26 26-66 36-102 32-40-2-76-10-70-38z"
          />
          <path className="glass" d="M88 44c4-26 44-28 52-2z" />
          <path className="plane-wing" d="M88 78c30-8 66-4 82 2-4 24-40 42-64 38-14-8-22-24-18-40z" />
          <path d="M26 74C8 56 10 32 22 20c12 12 14 34 4 54zM26 74C10 90 10 116 22 128c12-12 14-34 4-54z" />
          <circle className="plane-wing" cx="28" cy="74" r="9" />
        </svg>
        <Marquee {...view} />
      </div>
    </div>
  );
}
