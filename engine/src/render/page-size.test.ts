import { brotliCompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { type DesignName, designNames } from '../document/design-names.ts';
import { testDocument } from '../document/document.fixture.ts';
import type { FactsImage } from '../facts.ts';
import { testFacts } from '../facts.fixture.ts';
import { type PageLanguage, pageLanguages } from '../languages/texts.ts';
import { testOptions } from './page.fixture.ts';
import { asBuilt, firstFlight, words } from './page-size.fixture.ts';
import { renderPage } from './render-page.tsx';

/** What the style sheet answers beside a photograph that is nearly square. */
const pictures = [
  { width: 512, height: 512, silhouette: { edge: 0, body: 0 } },
  { width: 512, height: 512, silhouette: { edge: 1, body: 1 } },
  { width: 512, height: 171 },
].map((picture) => ({ url: '/files/main_images/pepe.webp', ...picture }));

it.each(designNames)('a talkative page in %s comes at once, in every language', (design) => {
  const sizes = pageLanguages.map((lang) => ({ lang, size: talkativeSize(design, lang, null) }));
  expect(sizes.filter(({ size }) => size > firstFlight)).toEqual([]);
});

it.each(designNames)('a talkative page in %s comes at once, whatever its picture is', (design) => {
  const sizes = pictures.map((image) => talkativeSize(design, 'ru', image));
  expect(sizes.filter((size) => size > firstFlight)).toEqual([]);
});

function talkativeSize(design: DesignName, lang: PageLanguage, image: FactsImage | null): number {
  const sections = testDocument({}).sections.map((section) => {
    if (section.kind === 'story') {
      const paragraphs = [words(30, 1), words(30, 40), words(30, 80)];
      return { ...section, props: { ...section.props, paragraphs } };
    }
    if (section.kind !== 'faq') return section;
    const items = [0, 1, 2, 3].map((at) => ({ question: words(6, at * 90), answer: words(20, at * 50) }));
    return { ...section, props: { ...section.props, items } };
  });
  const document = testDocument({ design, sections, lang });
  return sizeOf(renderPage(document, testFacts({ image }), testOptions({})).html);
}

/** A page that is small enough when it is compressed quickly is not compressed anew: that takes twenty times as long. */
function sizeOf(html: string): number {
  const built = asBuilt(html);
  const quick = brotliCompressSync(built, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;
  return quick <= firstFlight ? quick : brotliCompressSync(built).length;
}
