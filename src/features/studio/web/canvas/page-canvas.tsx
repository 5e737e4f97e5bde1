import type { PageDocument } from '@moonpage/engine/document/schema.ts';
import { Page } from '@moonpage/engine/render/page.tsx';
import { pageGround, pageParts } from '@moonpage/engine/render/page-parts.ts';
import { type CSSProperties, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { emptyPage } from '../../../../web/ui/frame/trusted-page.ts';
import { textKey, withText } from '../../rules/text-path.ts';
import { onShortcut, type ShortcutActions } from '../shortcuts/shortcuts.ts';
import { type Studio, useStudio } from '../state/studio-context.ts';
import canvasCss from './canvas.css?inline';
import { EditableWords, type TextEditing, TextEditingContext } from './editable-words.tsx';
import { pathOf, sectionOf } from './find-text.ts';
import { pageOptions } from './page-options.ts';
import { useDesign } from './use-design.ts';

/** The page in a frame of its own, drawn by the engine's components; texts are edited where they stand, a click selects a section. */
export function PageCanvas(props: {
  /** When the page is looked at, milliseconds since 1970. */
  readonly now: number;
  readonly actions: ShortcutActions;
  /** A section was clicked. */
  readonly onSelect: () => void;
  /** A picture was pressed: one of the gallery, by its address, or the coin's own. */
  readonly onPicture: (url: string | null) => void;
  readonly className?: string;
  readonly style?: CSSProperties;
}) {
  const { now, actions, onSelect, onPicture, className, style } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const root = useRef<Root | null>(null);
  const [isLoaded, setLoaded] = useState(false);
  const page = usePage(now);
  const studio = useStudio();
  const { selected } = studio;
  const isPointedAt = studio.shown !== studio.document || studio.shownFacts !== studio.facts;

  useEffect(
    () => () => {
      const ending = root.current;
      root.current = null;
      // React may be drawing another part of the screen at this moment.
      queueMicrotask(() => ending?.unmount());
    },
    [],
  );
  useEffect(() => {
    const { contentDocument } = frame.current ?? {};
    if (!isLoaded || !contentDocument || page === null) return;
    root.current ??= createRoot(contentDocument);
    root.current.render(
      <>
        {page}
        <OpenDetails of={contentDocument} />
        <PicturesAsButtons of={contentDocument} />
        <SelectedInView of={contentDocument} selected={selected} />
        <LaidOutLater of={contentDocument} sections={isPointedAt ? outOfView(contentDocument) : []} />
      </>,
    );
  }, [isLoaded, isPointedAt, page, selected]);

  const events = useRef({ studio, actions, onSelect, onPicture });
  useEffect(() => {
    events.current = { studio, actions, onSelect, onPicture };
  });
  useEffect(() => {
    const { contentDocument } = frame.current ?? {};
    if (!isLoaded || !contentDocument) return undefined;
    const onClick = (event: MouseEvent) => {
      const target = event.target as Element;
      // The page is edited here, not used: nothing on it is followed.
      if (target.closest('a, summary, button, input')) event.preventDefault();
      const section = sectionOf(target, events.current.studio.document);
      if (section) {
        events.current.studio.select(section.id);
        events.current.onSelect();
      }
      const picture = pictureAt(event);
      if (picture) events.current.onPicture(addressOf(picture));
    };
    const onKey = (event: KeyboardEvent) => {
      const isPressed = event.key === 'Enter' || event.key === ' ';
      const target = event.target as Element;
      if (isPressed && target.matches(pictures)) {
        event.preventDefault();
        events.current.onPicture(addressOf(target));
      } else onShortcut(event, events.current.actions);
    };
    contentDocument.addEventListener('click', onClick, true);
    contentDocument.addEventListener('keydown', onKey);
    return () => {
      contentDocument.removeEventListener('click', onClick, true);
      contentDocument.removeEventListener('keydown', onKey);
    };
  }, [isLoaded]);

  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- decision 36
    <iframe
      ref={frame}
      title="Your page"
      srcDoc={emptyPage}
      onLoad={() => setLoaded(true)}
      className={className}
      style={style}
    />
  );
}

/** Answers are read and edited without being opened first; what holds no text of the creator's, such as a menu, stays closed. */
function OpenDetails({ of }: { readonly of: Document }) {
  useLayoutEffect(() => {
    for (const details of of.querySelectorAll<HTMLDetailsElement>('details:has([data-source])'))
      details.open = true;
  });
  return null;
}

/** Once it is drawn: a section that was just added is selected before. */
function SelectedInView({ of, selected }: { readonly of: Document; readonly selected: string | null }) {
  useLayoutEffect(() => {
    const section = selected === null ? null : of.getElementById(selected);
    if (!section || !of.defaultView) return;
    const { top, bottom } = section.getBoundingClientRect();
    // Not `scrollIntoView`, which scrolls the studio around the frame as well.
    if (bottom < 0 || top > of.defaultView.innerHeight) of.defaultView.scrollBy({ top });
  }, [of, selected]);
  return null;
}

interface SectionOutOfView {
  readonly id: string;
  /** Pixels, as it was last laid out. */
  readonly height: number;
}

function outOfView(page: Document): SectionOutOfView[] {
  const viewHeight = page.documentElement.clientHeight;
  return [...page.querySelectorAll('main > [id]')].flatMap((section) => {
    const { top, bottom, height } = section.getBoundingClientRect();
    return bottom < 0 || top > viewHeight ? { id: section.id, height } : [];
  });
}

/** A look that is only pointed at answers at once: what is out of view keeps its height and is laid out when it comes into view. */
function LaidOutLater(later: { readonly of: Document; readonly sections: readonly SectionOutOfView[] }) {
  useLayoutEffect(() => {
    const elements = later.sections.flatMap(({ id, height }) => {
      const element = later.of.getElementById(id);
      element?.style.setProperty('content-visibility', 'auto');
      element?.style.setProperty('contain-intrinsic-block-size', `${height}px`);
      return element ?? [];
    });
    return () => {
      for (const { style } of elements) {
        style.removeProperty('content-visibility');
        style.removeProperty('contain-intrinsic-block-size');
      }
    };
  });
  return null;
}

const galleryPictures = '.picture img';
/** The coin's picture, or the emblem in its place, and the gallery's, of any design. */
const pictures = `.mascot, ${galleryPictures}`;

/** The picture that a press means: many designs draw a frame or a shine over it. */
function pictureAt({ target, clientX, clientY, view }: MouseEvent): Element | null {
  if ((target as Element).closest('[data-source], a, button, summary')) return null;
  const under = view?.document.elementsFromPoint(clientX, clientY) ?? [];
  return under.map((each) => each.closest(pictures)).find((each) => each !== null) ?? null;
}

/** Null for the coin's own picture. */
function addressOf(picture: Element): string | null {
  return picture.matches(galleryPictures) ? picture.getAttribute('src') : null;
}

/** Pictures are pressed to change them; where the page shows the coin's own again, only with a pointer. */
function PicturesAsButtons({ of }: { readonly of: Document }) {
  useLayoutEffect(() => {
    const own = of.querySelector<HTMLElement>('.mascot');
    const gallery = [...of.querySelectorAll<HTMLElement>(galleryPictures)];
    for (const [at, picture] of [own, ...gallery].entries()) {
      if (!picture) continue;
      picture.tabIndex = 0;
      picture.setAttribute('role', 'button');
      picture.setAttribute('aria-label', at === 0 ? 'Change picture' : `Change picture ${at} of the gallery`);
    }
  });
  return null;
}

/** The page as elements; null until its design is there. */
function usePage(now: number) {
  const studio = useStudio();
  const { shown, shownFacts: facts, fonts, selected } = studio;
  const design = useDesign(shown.design);
  const { latest, edit, seal, enter } = studio;
  const editing = useMemo(() => editingOf({ latest, edit, seal, enter }), [edit, enter, latest, seal]);
  const options = useMemo(() => pageOptions(fonts, now), [fonts, now]);
  const { seed, emblem, backgroundImage, lang, questions } = shown;
  // The same object while texts change: sections that do not change are not drawn again.
  const ground = useMemo(() => {
    if (design === null) return null;
    const document = { ...shown, design: design.name };
    const made = pageGround({ document, design: design.design, facts, options });
    return { ...made, context: { ...made.context, Editor: EditableWords } };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- of the document nothing else is read
  }, [backgroundImage, design, emblem, facts, lang, options, questions, seed]);
  return useMemo(() => {
    if (design === null || ground === null) return null;
    // A design that is not there yet is not waited for: the page answers at once, in the one before.
    const document: PageDocument = { ...shown, design: design.name };
    const { style } = pageParts({ document, design: design.design, facts, options }, ground);
    const mark =
      selected === null ? '' : `#${CSS.escape(selected)}{outline:3px solid #6366f1;outline-offset:-3px}`;
    return (
      <TextEditingContext value={editing}>
        <Page
          document={document}
          design={design.design}
          context={ground.context}
          options={options}
          head={{ style: [style.own, ...style.sheets, canvasCss, mark].join(''), script: null, preloads: [] }}
        />
      </TextEditingContext>
    );
  }, [design, editing, facts, ground, options, selected, shown]);
}

function editingOf({
  latest,
  edit,
  seal,
  enter,
}: Pick<Studio, 'latest' | 'edit' | 'seal' | 'enter'>): TextEditing {
  return {
    roomOf: (element) => pathOf(element, latest())?.max ?? 0,
    labelOf: (element) => {
      const found = pathOf(element, latest());
      return found ? `${found.field} of ${found.label}` : 'Text of the page';
    },
    write: (element, text) => {
      const found = pathOf(element, latest());
      if (!found || (text === '' && !found.isOptional)) return false;
      edit(`Text of ${found.label}`, (before) => withText(before, found.path, text), {
        key: textKey(found.path),
      });
      return true;
    },
    enter: (element) => {
      const found = pathOf(element, latest());
      enter(found && { path: found.path, onPage: true });
    },
    leave: () => {
      seal();
      enter(null);
    },
  };
}
