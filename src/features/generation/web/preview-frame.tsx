import { cx } from 'class-variance-authority';
import { useLayoutEffect, useRef, useState } from 'react';
import { PageFrame } from '../../../web/ui/frame/page-frame.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

interface FramedPage {
  readonly html: string;
  /** Told apart from those before it. */
  readonly version: number;
}

interface PreviewFrameProps {
  /** Null before there is one. */
  readonly page: FramedPage | null;
  readonly title: string;
  /** CSS pixels for which the page is laid out, as a class, such as `w-[1280px]`. */
  readonly layout: string;
  /** Drawn as small as a thumbnail on screens below `xl`. */
  readonly isSmall?: boolean;
  /** Shows the first view alone: nothing to scroll, and no bar that says so. */
  readonly isStill?: boolean;
  readonly className?: string;
}

/**
 * A page, scaled to the width of its place, in a frame without any rights: no script, no origin, no way out. The page before stays
 * until the new one has loaded.
 */
export function PreviewFrame({ page, title, layout, className, ...props }: PreviewFrameProps) {
  const { isSmall = false, isStill = false } = props;
  const box = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<FramedPage | null>(null);
  const { scale, height } = useScale(box, ruler);
  const frames = [loaded, page?.version === loaded?.version ? null : page].filter((each) => each !== null);
  return (
    <div ref={box} className={cx('relative overflow-hidden bg-sunken', className)}>
      <div ref={ruler} className={cx('invisible absolute h-0', layout)} />
      {loaded === null && <PageSkeleton isSmall={isSmall} />}
      {scale > 0 &&
        frames.map((each) => (
          <PageFrame
            key={each.version}
            title={title}
            sandbox=""
            html={each.html}
            scrolling={isStill ? 'no' : undefined}
            onLoad={() => setLoaded(each)}
            className={cx(
              'absolute start-0 top-0 max-w-none origin-top-left border-0',
              layout,
              each !== loaded && 'opacity-0',
            )}
            style={{ height, transform: `scale(${scale})` }}
          />
        ))}
    </div>
  );
}

/** How a page as wide as the ruler is drawn to fill a box. */
function useScale(
  box: React.RefObject<HTMLDivElement | null>,
  ruler: React.RefObject<HTMLDivElement | null>,
): { scale: number; height: number } {
  const [size, setSize] = useState({ scale: 0, height: 0 });
  useLayoutEffect(() => {
    const elements = [box.current, ruler.current];
    const measure = () => {
      const [place, layout] = elements;
      if (!place || !layout || layout.offsetWidth === 0) return;
      const scale = place.clientWidth / layout.offsetWidth;
      setSize({ scale, height: scale > 0 ? place.clientHeight / scale : 0 });
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of elements) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [box, ruler]);
  return size;
}
