import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { designNames } from '../document/design-names.ts';
import { testDocument } from '../document/document.fixture.ts';
import type { Section } from '../document/schema.ts';
import { type TestPage, testPage } from './page.fixture.ts';

const hostile = [
  '<script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  '</title><img src=x onerror=alert(1)>',
  `"' onmouseover="alert(1)`,
  '<!-- --> ]]> &lt;b&gt; &amp;',
  '\u202Etxt.exe',
  '🐸'.repeat(16),
  '../../etc/passwd',
  'javascript:alert(1)',
  '${alert(1)} {{7*7}} {name}',
];

const pages = designNames.flatMap((design) => hostile.map((text) => ({ design, text })));

function sectionsSaying(text: string): Section[] {
  return testDocument({}).sections.map((section) => {
    switch (section.kind) {
      case 'hero':
        return { ...section, props: { kicker: text, headline: text, tagline: text } };
      case 'story':
        return { ...section, props: { heading: text, paragraphs: [text], pullQuote: text } };
      case 'faq':
        return {
          ...section,
          props: {
            heading: text,
            items: [
              { question: text, answer: text },
              { question: text, answer: text },
            ],
          },
        };
      case 'footer':
        return { ...section, props: { note: text } };
      case 'marquee':
        return { ...section, props: { phrases: [text, text] } };
      case 'tokenomics':
      case 'chart':
      case 'roadmap':
      case 'gallery':
        return { ...section, props: { heading: text, text } };
      case 'closing':
      case 'community':
      case 'contract-bar':
      case 'countdown':
      case 'how-to-buy':
        return section;
    }
  });
}

const nothing = testPage({});

describe.each(pages)('$text in $design', ({ design, text }) => {
  let harmless: TestPage;
  let page: TestPage;
  beforeAll(() => {
    harmless = testPage({ document: { design } });
    page = testPage({
      document: { design, title: text, description: text, sections: sectionsSaying(text) },
      facts: {
        name: text,
        symbol: text.slice(0, 10),
        colours: [text],
        background: text,
        creatorStated: { supply: text, buyTax: text, sellTax: text, liquidity: text, ownership: text },
        roadmap: [
          { title: text, done: true },
          { title: text, done: false },
        ],
        gallery: [
          { url: '/files/main_images/pond.webp', width: 640, height: 480, caption: text },
          { url: '/files/main_images/leap.webp', width: 480, height: 640, caption: text },
        ],
      },
    });
  });
  // All pages at once are more than a worker holds.
  afterAll(() => {
    [harmless, page] = [nothing, nothing];
  });

  it('adds no element that runs, loads or breaks out', () => {
    for (const name of ['script', 'style', 'title', 'img', 'iframe', 'object', 'base', 'link', 'meta']) {
      expect(page.dom.querySelectorAll(name)).toHaveLength(harmless.dom.querySelectorAll(name).length);
    }
    for (const element of page.dom.querySelectorAll('*')) {
      expect(element.getAttributeNames().filter((name) => name.startsWith('on'))).toEqual([]);
    }
    expect([...page.dom.querySelectorAll('[href^="javascript" i]')]).toEqual([]);
  });

  it('is shown as it was written', () => {
    expect(page.dom.querySelector('footer')?.textContent).toContain(text.replace('{name}', text));
  });

  it('reaches neither the style nor the script', () => {
    expect(page.dom.querySelector('style')?.textContent).not.toContain(text);
    expect(page.scriptHash).toBe(harmless.scriptHash);
  });
});

describe('a name that turns the direction of writing', () => {
  const { dom, html } = testPage({
    facts: { name: '\u202Eepep', image: { url: '/x.webp', width: 1, height: 1 } },
  });

  it('is isolated from the words around it', () => {
    expect(dom.querySelector('h1 bdi')?.textContent).toBe('\u202Eepep');
  });

  it('loses its override where it cannot be isolated', () => {
    expect(dom.title).toBe('epep ($PEPE) on Ethereum');
    expect(dom.querySelector('img')?.getAttribute('alt')).toBe('The mascot of epep');
    expect(html.slice(0, html.indexOf('<body'))).not.toContain('\u202E');
  });
});

describe('links of other kinds than the web’s', () => {
  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://x.example', '//x.example', 'not a url', ''])(
    '%j are no links',
    (url) => {
      const { html } = testPage({
        facts: { buyUrl: url, telegramUrl: url, xUrl: url, moreUrls: [url], contractAddress: null },
      });
      expect(html).not.toMatch(/href="(javascript|data:text|ftp|\/\/)/);
      expect(html).not.toContain('Buy <bdi>');
    },
  );

  it('show their host in its ASCII form, so that look-alike letters are seen', () => {
    const { dom } = testPage({ facts: { buyUrl: 'https://uniswаp.org/swap' } });
    expect(dom.body.textContent).toContain('xn--');
  });
});
