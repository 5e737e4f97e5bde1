import type { DesignName } from '@moonpage/engine/document/design-names.ts';
import type { PageDocument } from '@moonpage/engine/document/schema.ts';
import type { Facts } from '@moonpage/engine/facts.ts';
import { showcases } from '@moonpage/engine/designs/showcases.ts';
import { Page } from '@moonpage/engine/render/page.tsx';
import { pageGround, pageParts } from '@moonpage/engine/render/page-parts.ts';
import { fillTokens, tokenValues } from '@moonpage/engine/text/tokens.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { emptyPage } from '../../../../web/ui/frame/trusted-page.ts';
import { pageOptions } from '../canvas/page-options.ts';
import { useDesign } from '../canvas/use-design.ts';
import { useStudio } from '../state/studio-context.ts';
import { type VersionState, versionQuery } from './version-query.ts';

/** The screen that is pictured, and how much of it the picture shows. */
const screen = { width: 1280, height: 800 };
const picture = { width: 88, height: 55 };
/** What is scrolled past is not drawn. */
const delayInMs = 120;
/** No more of a page can stand on its first view. */
const sectionsShown = 4;

/** The first view of a version, small: read and drawn while its place can be seen. @param props.design as the list names it, until the version is read */
export function VersionPicture({ version, design }: { version: VersionState; design: string }) {
  const { userId, facts } = useStudio();
  const place = useRef<HTMLSpanElement>(null);
  const isSeen = useSeen(place);
  const { data } = useQuery({ ...versionQuery(userId, version), enabled: isSeen });
  const document = data?.document;
  return (
    <span
      ref={place}
      role="img"
      aria-label={pictureLabel(design, document, facts)}
      style={picture}
      className="pointer-events-none relative block shrink-0 overflow-hidden rounded-control border border-line bg-sunken"
    >
      {isSeen && document && <PageThumbnail document={document} facts={facts} />}
    </span>
  );
}

function pictureLabel(design: string, document: PageDocument | undefined, facts: Facts): string {
  const name = showcases[design as DesignName]?.label ?? design;
  const hero = document?.sections.find(({ kind }) => kind === 'hero');
  const headline = hero?.kind === 'hero' ? fillTokens(hero.props.headline, tokenValues(facts)) : '';
  return headline === '' ? `Picture in ${name}` : `Picture in ${name}: ${headline}`;
}

/** Whether an element is on the screen or close to it, and stays there for a moment. */
function useSeen(place: React.RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (!current) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        const isNear = entries.at(-1)?.isIntersecting ?? false;
        if (isNear) timer = setTimeout(() => setSeen(true), delayInMs);
        else setSeen(false);
      },
      { rootMargin: '120px 0px' },
    );
    observer.observe(current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [place]);
  return isSeen;
}

/** A page drawn by the engine in a frame that nothing reaches. */
function PageThumbnail({ document, facts }: { document: PageDocument; facts: Facts }) {
  const { fonts } = useStudio();
  const frame = useRef<HTMLIFrameElement>(null);
  const root = useRef<Root | null>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [now] = useState(() => Date.now());
  const loaded = useDesign(document.design);
  // The design of another version may be there first.
  const design = loaded?.name === document.design ? loaded.design : null;
  const page = useMemo(() => {
    if (design === null) return null;
    const shown = document.sections.filter(({ hidden }) => !hidden).slice(0, sectionsShown);
    const firstView = { ...document, sections: shown };
    const options = pageOptions(fonts, now);
    const parts = { document: firstView, design, facts, options };
    const ground = pageGround(parts);
    const { style } = pageParts(parts, ground);
    const head = { style: [style.own, ...style.sheets, still].join(''), script: null, preloads: [] };
    return (
      <Page document={firstView} design={design} context={ground.context} options={options} head={head} />
    );
  }, [design, document, facts, fonts, now]);
  useEffect(() => {
    const { contentDocument } = frame.current ?? {};
    if (!isLoaded || !contentDocument || page === null) return;
    root.current ??= createRoot(contentDocument);
    root.current.render(page);
  }, [isLoaded, page]);
  useEffect(
    () => () => {
      const ending = root.current;
      root.current = null;
      // React may be drawing another part of the screen at this moment.
      queueMicrotask(() => ending?.unmount());
    },
    [],
  );
  return (
    <iframe
      ref={frame}
      title="Picture of a version"
      aria-hidden="true"
      inert
      tabIndex={-1}
      sandbox="allow-same-origin"
      srcDoc={emptyPage}
      onLoad={() => setLoaded(true)}
      style={{ ...screen, transform: `scale(${picture.width / screen.width})` }}
      className="absolute top-0 left-0 max-w-none origin-top-left border-0"
    />
  );
}

const still = 'html{overflow:hidden!important}';
