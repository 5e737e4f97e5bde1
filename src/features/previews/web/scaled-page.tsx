import { useEffect, useRef, useState } from 'react';
import { PageFrame } from '../../../web/ui/frame/page-frame.tsx';

/** The first view of a desktop page, in CSS pixels. */
const page = { width: 1200, height: 900 } as const;

/** A preview page as a small picture of its first view: laid out at desktop width, scaled to its place, nothing in it to reach. */
export function ScaledPage({ html }: { readonly html: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => setScale((entry?.contentRect.width ?? 0) / page.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={place}
      aria-hidden="true"
      inert
      className="relative aspect-4/3 w-full shrink-0 overflow-hidden bg-wash"
    >
      {scale > 0 && (
        <PageFrame
          html={html}
          // The page's own style and fonts, and no script.
          sandbox="allow-same-origin"
          tabIndex={-1}
          title="A look of your page"
          width={page.width}
          height={page.height}
          style={{ transform: `scale(${scale})` }}
          className="pointer-events-none absolute top-0 left-0 max-w-none origin-top-left border-0"
        />
      )}
    </div>
  );
}
