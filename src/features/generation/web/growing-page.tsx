import { cx } from 'class-variance-authority';
import { useLayoutEffect, useRef, useState } from 'react';
import { emptyPage } from '../../../web/ui/frame/trusted-page.ts';
import { growPage } from './grow-page.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { wantsMotion } from './pace.ts';

interface GrowingPageProps {
  /** The whole page as it is now; null before there is any. */
  readonly html: string | null;
  /** Ids of the sections that are written. */
  readonly written: readonly string[];
  readonly className?: string;
}

/** CSS pixels: pages are laid out for a desk, or for a phone where there is no room for one. */
const deskWidth = 1200;
const phoneWidth = 390;
/** About how long a browser scrolls smoothly; sections that come faster than that are jumped to. */
const scrollInMs = 500;

/**
 * The real page while it is written, drawn small, each new section in view. It cannot be pressed or read aloud: the list beside
 * it says the same.
 */
export function GrowingPage({ html, written, className }: GrowingPageProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const grownAt = useRef(0);
  const { width, scale, height } = useScale(box);
  // Before the next frame is drawn, so that no section waits for one.
  useLayoutEffect(() => {
    const page = frame.current?.contentDocument;
    if (!isOpen || !page || html === null) return;
    const grown = growPage(page, html, written);
    const isQuick = performance.now() - grownAt.current < scrollInMs;
    if (grown.length > 0) grownAt.current = performance.now();
    follow(grown, isQuick ? 'instant' : 'smooth');
  }, [isOpen, html, written]);
  return (
    <div ref={box} className={cx('relative overflow-hidden bg-sunken', className)} inert>
      {html === null && <PageSkeleton />}
      {/* There from the first moment, so that the first section waits for nothing. Same origin lets this page write into the frame; without allow-scripts nothing in it can run. */}
      <iframe
        ref={frame}
        title="The page so far"
        sandbox="allow-same-origin"
        srcDoc={emptyPage}
        onLoad={() => setIsOpen(true)}
        className={cx('absolute start-0 top-0 origin-top-left border-0', html === null && 'invisible')}
        style={{ width, height, transform: `scale(${scale})` }}
      />
    </div>
  );
}

/** Scrolls the frame, and nothing around it, to what is new. @param pace of the scrolling, for those who want to see it */
function follow(grown: readonly HTMLElement[], pace: 'instant' | 'smooth'): void {
  const newest = grown.at(-1);
  const view = newest?.ownerDocument.defaultView;
  if (!newest || !view) return;
  const { top, bottom } = newest.getBoundingClientRect();
  const behavior = wantsMotion() ? pace : 'instant';
  // A section that is taller than the view shows its beginning.
  const rest = Math.min(top, bottom - view.innerHeight);
  view.scrollTo({ top: Math.max(0, view.scrollY + rest), behavior });
  if (!wantsMotion()) return;
  for (const place of grown)
    place.animate([{ opacity: 0, translate: '0 24px' }, {}], { duration: 180, easing: 'ease-out' });
}

/** How a page of a desk's or a phone's width is drawn to fill a box. */
function useScale(box: React.RefObject<HTMLDivElement | null>) {
  const [size, setSize] = useState({ width: deskWidth, height: deskWidth });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  const width = size.width < 480 ? phoneWidth : deskWidth;
  const scale = size.width / width;
  return { width, scale, height: scale > 0 ? size.height / scale : size.height };
}
