import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { designNames } from '../document/design-names.ts';
import { testDocument } from '../document/document.fixture.ts';
import { testPage } from './page.fixture.ts';

/** A sentence that no compressor has seen: words by number. */
function words(count: number, from: number): string {
  return Array.from({ length: count }, (_, at) =>
    ((from + at) * 2_654_435_761).toString(36).slice(0, 6),
  ).join(' ');
}

/** The build leaves out what style sheets say to their readers; the least of what it does. */
function asBuilt(html: string): string {
  return html.replace(/<style>.*<\/style>/s, (style) =>
    style
      .replaceAll(/\/\*.*?\*\//gs, '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ ?([{};,]) ?/g, '$1'),
  );
}

it.each(designNames)('a talkative page in %s stays within 14,000 bytes of Brotli', (design) => {
  const sections = testDocument({}).sections.map((section) => {
    if (section.kind === 'story') {
      const paragraphs = [words(30, 1), words(30, 40), words(30, 80)];
      return { ...section, props: { ...section.props, paragraphs } };
    }
    if (section.kind !== 'faq') return section;
    const items = [0, 1, 2, 3].map((at) => ({ question: words(6, at * 90), answer: words(20, at * 50) }));
    return { ...section, props: { ...section.props, items } };
  });
  const { html } = testPage({ document: { design, sections }, facts: { image: null } });
  expect(brotliCompressSync(asBuilt(html)).length).toBeLessThanOrEqual(14_000);
});
