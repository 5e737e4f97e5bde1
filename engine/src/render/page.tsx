import { createElement, type ComponentType, memo } from 'react';
import type { Design } from '../designs/design.ts';
import type { PageDocument, Section } from '../document/schema.ts';
import type { Likeness } from '../likeness.ts';
import type { SectionKind, SectionProps } from '../sections/schemas.ts';
import type { PageContext } from '../sections/page-context.ts';
import { FixedText } from '../sections/parts/fixed-text.tsx';
import { sections } from '../sections/sections.ts';
import { Consent, ConsentAgain } from '../pixels/consent.tsx';
import { pixelsOn } from '../pixels/pixels.ts';
import { Head, type HeadParts } from './head.tsx';
import type { RenderOptions } from './options.ts';

/** A whole page as elements. Nothing in it is markup given as text; React escapes what was written by others. */
export function Page(page: {
  document: PageDocument;
  design: Design;
  context: PageContext;
  options: RenderOptions;
  head: HeadParts;
}) {
  const { document, design, context, options } = page;
  const shown = shownSections(document, context);
  const { hosting } = options;
  const pixels = options.preview ? [] : pixelsOn(document.pixels, hosting);
  return (
    <html lang={context.language} {...pageData(context, options)} data-layout={document.layout}>
      <Head document={document} context={context} options={options} parts={page.head} />
      <body>
        {pixels.length === 0 ? null : <Consent pixels={pixels} hosting={hosting} context={context} />}
        <design.Frame context={context}>
          <main>
            <DuplicateNotice context={context} likenesses={options.likenesses} />
            {shown.filter((section) => !isFooter(section)).map((section) => view(section, design, context))}
          </main>
          {shown.filter(isFooter).map((section) => view(section, design, context))}
        </design.Frame>
        {pixels.length === 0 || hosting === 'path' ? null : <ConsentAgain context={context} />}
      </body>
    </html>
  );
}

/** The sections that stand on the page: neither hidden nor without anything to show. */
export function shownSections(document: PageDocument, context: PageContext): Section[] {
  return document.sections.filter(({ hidden, kind }) => !hidden && (sections[kind].shows?.(context) ?? true));
}

/**
 * What the page's script reads. Until it has run, a page rendered before launch is `static`, which is true on both
 * sides of it; a picture knows its time and stands still.
 */
function pageData({ launch }: PageContext, options: RenderOptions): Record<`data-${string}`, string> {
  if (options.preview) return { 'data-phase': launch.phase, 'data-script': '' };
  return {
    'data-phase': launch.phase === 'live' ? 'live' : 'static',
    'data-launch': String(launch.instant),
    ...(options.beaconUrl === null ? {} : { 'data-beacon': options.beaconUrl, 'data-slug': options.slug }),
  };
}

function isFooter(section: Section): boolean {
  return section.kind === 'footer';
}

function view(section: Section, design: Design, context: PageContext) {
  const Component = memoized(componentFor(section.kind, design));
  return createElement(Component, { key: section.id, id: section.id, props: section.props, context });
}

type AnyView = { id: string; props: SectionProps<SectionKind>; context: PageContext };

const memos = new WeakMap<ComponentType<AnyView>, ComponentType<AnyView>>();

/** Where a page is edited, a section whose props are the same is not drawn again. */
function memoized(component: ComponentType<AnyView>): ComponentType<AnyView> {
  const known = memos.get(component) ?? memo(component);
  memos.set(component, known);
  return known;
}

/** The registries are keyed by kind, so a kind's component fits that kind's props; the compiler cannot follow it there. */
function componentFor(kind: SectionKind, design: Design): ComponentType<AnyView> {
  const component = design.arrangements[kind] ?? sections[kind].Component;
  return component as unknown as ComponentType<AnyView>;
}

/** Neutral: who was first is not known, and a page that copies another may be the older one. */
function DuplicateNotice(notice: { context: PageContext; likenesses: readonly Likeness[] }) {
  const { context, likenesses } = notice;
  if (likenesses.length === 0) return null;
  const { duplicate } = context.texts;
  const values = { name: <bdi>{context.tokens.name}</bdi>, ticker: <bdi>{context.tokens.ticker}</bdi> };
  const sentences = likenesses.map((likeness) => duplicate[likeness]);
  // One address on both pages tells nobody apart.
  if (!likenesses.includes('contract')) sentences.push(duplicate.compare);
  return (
    <p className="duplicate" role="note">
      <FixedText text={sentences.join(' ')} values={values} />
    </p>
  );
}
