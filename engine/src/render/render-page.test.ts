import { describe, expect, it } from 'vitest';
import { designNames } from '../document/design-names.ts';
import { testDocument } from '../document/document.fixture.ts';
import type { Facts } from '../facts.ts';
import { testCoins } from '../coins.fixture.ts';
import { en } from '../languages/en.ts';
import type { Likeness } from '../likeness.ts';
import { testPage, type TestPage } from './page.fixture.ts';

const everyPage = designNames.flatMap((design) =>
  testCoins.map((facts) => ({ design, name: facts.name, facts })),
);

/** Hosts of every URL that a browser could follow or load, the page's own apart. */
function hostsIn({ html, dom }: TestPage): Set<string> {
  const attributes = ['href', 'src', 'action', 'poster', 'data', 'srcset', 'xlink:href'];
  const linked = attributes.flatMap((name) =>
    [...dom.querySelectorAll(`[${name.replace(':', '\\:')}]`)].map(
      (element) => element.getAttribute(name) ?? '',
    ),
  );
  const styled = [...html.matchAll(/url\(\s*["']?([^"')]+)/g)].map((match) => match[1] ?? '');
  return new Set(
    [...linked, ...styled]
      .map((url) => new URL(url, 'https://moonpage.test/'))
      .filter((url) => url.protocol !== 'data:' && url.host !== 'moonpage.test')
      .map((url) => url.host),
  );
}

describe.each(everyPage)('$name as $design', ({ design, facts }) => {
  const page = testPage({ document: { design }, facts });
  const { dom, html } = page;

  it('has one h1 and headings that skip no level', () => {
    expect(dom.querySelectorAll('h1')).toHaveLength(1);
    const levels = [...dom.querySelectorAll('h1,h2,h3,h4,h5,h6')].map((each) =>
      Number(each.tagName.slice(1)),
    );
    expect(levels[0]).toBe(1);
    for (const [position, level] of levels.entries()) {
      expect(level - (levels[position - 1] ?? level)).toBeLessThanOrEqual(1);
    }
  });

  it('has one main, one footer, and every section named', () => {
    expect(dom.querySelectorAll('main')).toHaveLength(1);
    expect(dom.querySelectorAll('footer')).toHaveLength(1);
    for (const section of dom.querySelectorAll('section[aria-labelledby]')) {
      const label = dom.getElementById(section.getAttribute('aria-labelledby') ?? '');
      expect(label?.textContent).not.toBe('');
      expect(label).not.toBeNull();
    }
  });

  it('says the risk, that nobody checked the claims or stands behind it, where to report it and when it changed', () => {
    const footer = dom.querySelector('footer')?.textContent ?? '';
    expect(footer).toContain('its price can fall to nothing');
    expect(footer).toContain('Claims are stated by the creator, not checked.');
    expect(footer).toContain('is not affiliated with');
    expect(footer).toContain('Last updated November 21, 2026');
    expect([...dom.querySelectorAll('footer a')].at(-1)?.textContent).toBe('Report this page');
  });

  it('has one style, one script that runs, no style attribute, no inline handler', () => {
    expect(html.match(/<style/g)).toHaveLength(1);
    expect(html.match(/<script(?! type="application\/ld\+json")/g)).toHaveLength(1);
    for (const element of dom.querySelectorAll('*')) {
      const names = element.getAttributeNames();
      expect(names.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([]);
    }
  });

  it('leads and loads to no host but the coin’s and the chain’s', () => {
    const allowed = [facts.buyUrl, facts.telegramUrl, facts.xUrl, ...facts.moreUrls].filter(
      (url) => url !== null,
    );
    const venues: Record<string, string[]> = {
      Ethereum: ['metamask.io', 'app.uniswap.org', 'etherscan.io'],
      Base: ['base.app', 'app.uniswap.org', 'basescan.org'],
      BSC: ['trustwallet.com', 'pancakeswap.finance', 'bscscan.com'],
      Solana: ['phantom.com', 'jup.ag', 'solscan.io'],
      Sui: ['slush.app', 'app.cetus.zone', 'suivision.xyz'],
      TON: ['tonkeeper.com', 'app.ston.fi', 'tonviewer.com'],
      Tron: ['www.tronlink.org', 'sunswap.com', 'tronscan.org'],
      Other: [],
    };
    const expected = new Set([
      ...allowed.map((url) => new URL(url).host),
      ...(venues[facts.blockchain] ?? []),
      ...(facts.blockchain === 'Other' ? [] : ['dexscreener.com']),
    ]);
    expect([...hostsIn(page)].filter((host) => !expected.has(host))).toEqual([]);
  });

  it('opens other sites apart, without credit and without a way back', () => {
    const outside = [...dom.querySelectorAll('a[href^="http"]')].filter(
      (link) => !(link.getAttribute('href') ?? '').startsWith('https://moonpage.test/'),
    );
    expect(outside.length > 0 || facts.blockchain === 'Other').toBe(true);
    for (const link of outside) {
      expect(link.getAttribute('rel')).toBe('noopener nofollow ugc');
      expect(link.getAttribute('target')).toBe('_blank');
    }
  });

  it('preloads at most two files, all of them fonts that it lists', () => {
    const preloads = [...dom.querySelectorAll('link[rel="preload"][as="font"]')];
    expect(preloads.length).toBeGreaterThan(0);
    expect(preloads.length).toBeLessThanOrEqual(2);
    for (const link of preloads) {
      const file = (link.getAttribute('href') ?? '').split('/').at(-1) ?? '';
      expect(page.assets.some((asset) => asset.endsWith(`/files/${file}`))).toBe(true);
    }
  });

  it('names each id once', () => {
    const ids = [...dom.querySelectorAll('[id]')].map((element) => element.id);
    expect(ids.filter((id, position) => ids.indexOf(id) !== position)).toEqual([]);
  });

  it('is the same page for the same input', () => {
    expect(testPage({ document: { design }, facts }).html).toBe(html);
  });
});

describe.each(designNames)('a preview of %s', (design) => {
  const { dom, html, scriptHash } = testPage({ document: { design }, options: { preview: true } });

  it('has no script and stands still', () => {
    expect(scriptHash).toBeNull();
    expect(html).not.toContain('<script');
    expect(html).toMatch(/animation:\s*none\s*!important/);
  });

  it('has links that lead nowhere and reports no view', () => {
    expect(dom.querySelectorAll('a').length).toBeGreaterThan(0);
    expect(dom.querySelectorAll('a[href]')).toHaveLength(0);
    expect(html).not.toContain('page-views');
  });
});

describe('a rendered page', () => {
  it('fills the tokens in title, description and shared title', () => {
    const { dom } = testPage({ facts: { image: null } });
    expect(dom.title).toBe('Pepe ($PEPE) on Ethereum');
    const content = (selector: string) => dom.querySelector(selector)?.getAttribute('content');
    expect(content('meta[name="description"]')).toBe('Pepe in one sentence.');
    expect(content('meta[property="og:title"]')).toBe('Pepe ($PEPE) on Ethereum');
    expect(content('meta[property="og:url"]')).toBe('https://moonpage.test/p/pepe');
    expect(dom.querySelector('meta[property="og:image"]')).toBeNull();
  });

  it('shares its image by an absolute URL and lists it among its assets', () => {
    const { dom, assets } = testPage({});
    expect(dom.querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe(
      'https://moonpage.test/files/main_images/pepe.webp',
    );
    expect(assets).toContain('/files/main_images/pepe.webp');
  });

  it('shares its card, or its picture where its creator prefers that', () => {
    const shared = {
      card: '/p/assets/card.png',
      icon: '/p/assets/icon.ico',
      appleIcon: '/p/assets/apple.png',
      manifest: '/p/assets/page.webmanifest',
      others: [],
    };
    const pictureOf = (changes: Parameters<typeof testPage>[0]) =>
      testPage({ ...changes, options: { shared } })
        .dom.querySelector('meta[property="og:image"]')
        ?.getAttribute('content');
    expect(pictureOf({})).toBe('https://moonpage.test/p/assets/card.png');
    expect(pictureOf({ document: { sharePicture: 'coin' } })).toContain('pepe.webp');
    expect(pictureOf({ document: { sharePicture: 'coin' }, facts: { image: null } })).toContain('card.png');
  });

  it('in a folder names no address of its own, asks nobody for a chart and preloads no font', () => {
    const folder = testPage({
      facts: { embedsChart: true },
      options: { hosting: 'folder', assetUrl: (name) => `assets/${name.split('/').at(-1)}` },
    });
    const { dom } = folder;
    expect(dom.querySelector('meta[property="og:url"]')).toBeNull();
    expect(dom.querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe('assets/pepe.webp');
    expect(dom.querySelectorAll('link[as="font"], iframe')).toHaveLength(0);
    expect(folder.frameSource).toBeNull();
  });

  it('offers its picture in a lighter format where there is one, except in a preview', () => {
    const image = { url: '/files/pepe.webp', width: 512, height: 512, avif: '/files/pepe.avif' };
    const { dom, assets } = testPage({ facts: { image } });
    for (const shown of dom.querySelectorAll('.mascot img')) {
      expect(shown.getAttribute('src')).toBe('/files/pepe.webp');
      const source = shown.parentElement?.querySelector('source[type="image/avif"]');
      expect(source?.getAttribute('srcset')).toBe('/files/pepe.avif');
    }
    expect(assets).toEqual(expect.arrayContaining(['/files/pepe.webp', '/files/pepe.avif']));
    expect(testPage({}).dom.querySelector('picture')).toBeNull();
    expect(testPage({ facts: { image }, options: { preview: true } }).html).not.toContain('avif"');
  });

  it('asks once for its picture, before the fonts, in the lighter format where there is one', () => {
    const asked = (facts: Partial<Facts>) =>
      [...testPage({ facts }).dom.querySelectorAll('link[rel="preload"]')].map((link) =>
        ['as', 'href', 'type'].map((name) => link.getAttribute(name)),
      );
    const image = { url: '/files/pepe.webp', width: 512, height: 512 };
    const avif = '/files/pepe.avif';
    const withoutPicture = asked({ image: null });
    expect(withoutPicture.map(([as]) => as)).not.toContain('image');
    expect(asked({ image: { ...image, avif } })).toEqual([['image', avif, 'image/avif'], ...withoutPicture]);
    expect(asked({ image })).toEqual([['image', image.url, null], ...withoutPicture]);
  });

  it('asks search engines to stay away only when told to', () => {
    const robots = 'meta[name="robots"]';
    expect(testPage({}).dom.querySelector(robots)?.getAttribute('content')).toBe('noindex, nofollow');
    expect(testPage({ options: { noindex: false } }).dom.querySelector(robots)).toBeNull();
  });

  it('names its canonical URL when it has one', () => {
    const canonicalUrl = 'https://pepe.example/';
    const { dom } = testPage({ options: { canonicalUrl } });
    expect(dom.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(canonicalUrl);
    expect(testPage({}).dom.querySelector('link[rel="canonical"]')).toBeNull();
  });

  it('says what another public page has in common with it', () => {
    const noticeOf = (likenesses: readonly Likeness[]) =>
      testPage({ options: { likenesses } }).dom.querySelector('.duplicate')?.textContent;
    expect(noticeOf([])).toBeUndefined();
    expect(noticeOf(['name', 'ticker'])).toBe(
      'Another public page carries the name Pepe. Another public page carries the ticker $PEPE. ' +
        'Compare the contract address, character by character, before you buy.',
    );
    expect(noticeOf(['contract'])).toBe('Another public page names the same contract address.');
  });

  it('leaves hidden sections out, their structure in the style too', () => {
    const hidden = testDocument({}).sections.map((section) => ({
      ...section,
      hidden: section.kind === 'faq',
    }));
    const page = testPage({ document: { sections: hidden } });
    expect(testPage({}).dom.getElementById('faq')).not.toBeNull();
    expect(page.dom.getElementById('faq')).toBeNull();
    expect(page.html).not.toContain('::-webkit-details-marker');
  });

  it('is in the language of its document as a whole, where that is one of ours', () => {
    expect(testPage({}).html).toContain('<html lang="en"');
    for (const lang of ['es', 'es-MX']) {
      const { html } = testPage({ document: { lang } });
      expect(html).toContain('<html lang="es"');
      expect(html).not.toContain('<span lang');
    }
  });

  it('marks what the document says in another language, and what is ours as English, where we have no texts in it', () => {
    const { html } = testPage({ document: { lang: 'ja' } });
    expect(html).toContain('<html lang="en"');
    expect(html).toContain('<title lang="ja">');
    expect(html).toContain('<span lang="ja">The frog.</span>');
    const footer = { id: 'footer', kind: 'footer', props: { note: en.written.closingText } } as const;
    const sections = [...testDocument({}).sections.slice(0, -1), footer];
    const { dom } = testPage({ document: { lang: 'ja', sections } });
    expect(dom.querySelector('.footer-note')?.textContent).toContain('That was Pepe.');
    expect(dom.querySelector('.footer-note [lang]')).toBeNull();
    expect(testPage({}).html).not.toContain('<span lang');
  });

  it('loads letters beyond Latin only where a text has them', () => {
    const cyrillic = (page: TestPage) => page.assets.filter((asset) => asset.includes('cyrillic'));
    expect(cyrillic(testPage({}))).toEqual([]);
    expect(cyrillic(testPage({ facts: { name: 'Жаба' } }))).toHaveLength(1);
  });
});

describe('a creator’s sentence in another language than the page', () => {
  const spanish = 'Un sapo triste que vive en un balde y no quiere salir nunca.';
  const english = 'A raccoon who found a laptop in the bin and now does your taxes.';
  const japanese = 'キーボードの上で寝る猫。働きたくない。';

  it.each([
    ['es', spanish, undefined, 'en'],
    ['en', english, 'es', 'es'],
    ['ja', japanese, undefined, 'en'],
  ])('says that it is in %s', (lang, description, pageLanguage, html) => {
    const document = { ...testDocument({}), ...(pageLanguage === undefined ? {} : { lang: pageLanguage }) };
    const sections = document.sections.map((section) =>
      section.kind === 'hero' ? { ...section, props: { ...section.props, tagline: description } } : section,
    );
    const page = testPage({ facts: { description }, document: { ...document, sections } });
    expect(page.html).toContain(`<html lang="${html}"`);
    expect(page.dom.querySelector('.tagline [lang]')?.getAttribute('lang')).toBe(lang);
    expect(page.dom.querySelector('.headline [lang]')).toBeNull();
  });
});
