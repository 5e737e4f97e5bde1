import { Window, type Document } from 'happy-dom';
import { testDocument } from '../document/document.fixture.ts';
import type { PageDocument } from '../document/schema.ts';
import type { Facts } from '../facts.ts';
import { testFacts } from '../facts.fixture.ts';
import type { RenderedPage, RenderOptions } from './options.ts';
import { renderPage } from './render-page.tsx';

/** Before the launch of `testFacts`. */
export const testNow = Date.UTC(2026, 10, 21, 12, 0);

export function testOptions(changes: Partial<RenderOptions>): RenderOptions {
  return {
    pageUrl: 'https://moonpage.test/p/pepe',
    slug: 'pepe',
    assetUrl: (name) => (name.startsWith('@') ? `/assets/${name.split('/').at(-1)}` : name),
    beaconUrl: 'https://moonpage.test/api/page-views',
    reportUrl: 'https://moonpage.test/report/pepe',
    now: testNow,
    updatedAt: testNow,
    noindex: true,
    likenesses: [],
    preview: false,
    ...changes,
  };
}

/** One for all pages: each holds some megabytes. */
const { DOMParser } = new Window({ settings: { disableCSSFileLoading: true } });

/** A rendered page and its elements; nothing in it runs. */
export interface TestPage extends RenderedPage {
  dom: Document;
}

/** Renders a test document for a test coin; what a test is about it names itself. */
export function testPage(changes: {
  facts?: Partial<Facts>;
  document?: Partial<PageDocument>;
  options?: Partial<RenderOptions>;
}): TestPage {
  const page = renderPage(
    testDocument(changes.document ?? {}),
    testFacts(changes.facts ?? {}),
    testOptions(changes.options ?? {}),
  );
  return { ...page, dom: new DOMParser().parseFromString(page.html, 'text/html') };
}
