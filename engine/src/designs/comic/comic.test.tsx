import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createPalette } from '../../colour/palette.ts';
import { creatorGiven, testDocument } from '../../document/test-document.ts';
import { type Facts, nothingStated } from '../../facts.ts';
import type { RenderOptions } from '../../render/options.ts';
import { renderPage } from '../../render/render-page.tsx';
import { testCoins } from '../../test-coins.ts';
import { testFacts } from '../../test-facts.ts';
import { comic } from './design.ts';
import { burstPath } from './drawing/burst.tsx';
import { CoinHero } from './drawing/emblem.tsx';

const options: RenderOptions = {
  pageUrl: 'https://moon.example/p/coin',
  slug: 'coin',
  assetUrl: (name) => `/assets/${name}`,
  beaconUrl: 'https://moon.example/api/page-views',
  reportUrl: 'https://moon.example/support',
  now: Date.UTC(2027, 0, 1),
  updatedAt: Date.UTC(2026, 11, 24),
  noindex: true,
  namesake: false,
  preview: false,
};

function page(facts: Facts) {
  return renderPage(testDocument({ design: 'comic' }), facts, options);
}

const coins = testCoins.map((facts) => [facts.name, facts] as const);

describe('the comic', () => {
  it.each(coins)('shows every section of %s under one h1', (_, facts) => {
    const { html } = page(facts);
    for (const { id } of testDocument({}).sections) {
      const isTold = facts.contractAddress !== null || !creatorGiven.includes(id);
      expect(html.includes(` id="${id}"`)).toBe(isTold);
    }
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it.each(coins)('sends the page of %s in less than 14,000 bytes', (_, facts) => {
    expect(brotliCompressSync(page(facts).html).length).toBeLessThanOrEqual(14_000);
  });

  it.each(coins)('shows the first view of %s with two font files', (_, facts) => {
    expect(page(facts).assets.filter((name) => name.endsWith('.woff2'))).toHaveLength(2);
  });

  it('loads a third font only for a name in letters that the two lack', () => {
    const fontsOf = (name: string) =>
      page(testFacts({ name, image: null })).assets.filter((asset) => asset.includes('bangers'));
    expect(fontsOf('Māo 猫币')).toHaveLength(1);
    expect(fontsOf('Łódź')).toHaveLength(2);
  });

  it('gives each of the four steps a panel and a drawing of its own', () => {
    const { html } = page(testFacts({}));
    const scenes = [...html.matchAll(/<li class="step panel">.*?<svg class="scene"[^>]*>(.*?)<\/svg>/g)];
    expect(new Set(scenes.map(([, drawing]) => drawing)).size).toBe(4);
  });

  it('reads the last panel with surprise only where there is an address to read', () => {
    expect(page(testFacts({})).html).toContain('Aha!');
    const { html } = page(testFacts({ contractAddress: null }));
    expect(html).toContain('Hmm…');
    expect(html).not.toContain('Aha!');
    expect(html).toContain('No contract yet. Trust no address.');
  });

  it('leaves out the button where there is nothing to buy and nobody to ask', () => {
    const silent = { blockchain: 'Other', contractAddress: null, buyUrl: null } as const;
    const { html } = page(testFacts({ ...silent, telegramUrl: null, xUrl: null }));
    expect(html).not.toContain('class="buy-button"');
    expect(html).toContain('No channels yet.');
  });

  it('shows the picture where there is one and a hero of its own where there is none', () => {
    expect(page(testFacts({})).html).toContain('alt="The mascot of Pepe"');
    expect(page(testFacts({ image: null })).html).toContain('mascot-drawn');
  });

  it('frames what the creator gave as panels, and leaves no panel where nothing was given', () => {
    const kinds = ['tokenomics', 'chart', 'roadmap'];
    const given = page(testFacts({})).html;
    for (const kind of kinds) expect(given).toContain(`class="section panel ${kind}"`);
    const silent = { contractAddress: null, creatorStated: nothingStated, roadmap: [], gallery: [] };
    const { html } = page(testFacts(silent));
    for (const kind of kinds) expect(html).not.toContain(`class="section panel ${kind}"`);
    expect(html).not.toContain('class="picture"');
  });

  it('prints what the creator states under the mark that says whose words these are', () => {
    const card = /<div class="card">(.*?)<\/dl><\/div>/.exec(page(testFacts({})).html)?.[1] ?? '';
    expect(card).toMatch(/^<p class="stated-mark">Creator-stated, not checked by anyone/);
    expect(card).toContain('1,000,000,000');
  });

  it('lets the picture lead or the words, and keeps the tail of the bubble on the mascot’s side', () => {
    for (const part of ['stage', 'tail']) {
      expect(comic.css).toContain(`[data-layout^='words'] .hero .${part} {`);
      expect(comic.css).toContain(`[data-layout^='picture'] .hero .${part} {`);
    }
  });

  it('takes every colour from the palette, but for black and white in print', () => {
    const [css = '', print] = comic.css.split(/@media print \{\s*:root/);
    expect(print).toContain('#000');
    expect(css).not.toMatch(/#[0-9a-f]{3,8}\b(?=[^{]*[;}])/i);
    expect(css).not.toMatch(/\b(?:rgba?|hsla?|oklch|oklab)\(/i);
    expect(css).not.toMatch(/:[^;{}]*\b(?:white|black|red|green|blue|gr[ae]y)\b/i);
  });

  it('stops moving by itself within five seconds', () => {
    const animations = [...comic.css.matchAll(/([^{}]+)\{[^{}]*animation:\s*(\w+) ([\d.]+)s ([^;}]*)/g)];
    expect(animations.length).toBeGreaterThan(2);
    const unasked = animations.filter(([, selector = '']) => !selector.includes(':hover'));
    for (const [, , , seconds, rest = ''] of unasked) {
      expect(rest).not.toContain('infinite');
      const times = Number(/(?<![\d(.])\d+(?![\d)s.])/.exec(rest)?.[0] ?? 1);
      expect(Number(seconds) * times).toBeLessThan(5);
    }
    expect(comic.css).toMatch(/:hover[^{]*\{[^}]*infinite/);
  });
});

describe('the coin as a hero', () => {
  const palette = createPalette({ colours: ['#f7931a', '#1c4d9c'], background: 'black' });
  const draw = (symbol: string, seed: number) =>
    renderToStaticMarkup(<CoinHero symbol={symbol} seed={seed} palette={palette} />);

  it('has the same face for the same seed and others for others', () => {
    expect(draw('BONK', 1)).toBe(draw('BONK', 1));
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => draw('BONK', seed))).size).toBeGreaterThan(3);
  });

  it('wears the coin’s colours and its whole ticker, smaller the longer it is', () => {
    const drawing = draw('BABYDOGE10', 1);
    expect(drawing).toContain('#f7931a');
    expect(drawing).toContain('#1c4d9c');
    expect(drawing).toContain('font-size="42"');
    expect(draw('AB', 1)).toContain('font-size="54"');
    expect(drawing).toContain('>BABYDOGE10</text>');
  });

  it('cannot be drawn on by a ticker', () => {
    expect(draw('<A&B>', 1)).not.toContain('<A');
  });
});

describe('a burst', () => {
  const numbersOf = (seed: number) =>
    (burstPath({ spikes: 9, notch: 0.6, seed }).match(/-?\d+/g) ?? []).map(Number);

  it('stays in its square and has all its spikes', () => {
    for (const seed of [0, 1, 2, 99, 0xffffffff]) {
      expect(numbersOf(seed)).toHaveLength(9 * 2 * 2);
      for (const value of numbersOf(seed)) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(400);
      }
    }
  });

  it('is another for another seed', () => {
    expect(numbersOf(1)).not.toEqual(numbersOf(2));
  });
});
