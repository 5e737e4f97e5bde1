import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createPalette } from '../../colour/palette.ts';
import { testPage } from '../../render/test-page.ts';
import { SundownDriver } from './drawing/emblem.tsx';
import { sunBands } from './drawing/striped-sun.ts';
import { sunset } from './design.ts';
import printCss from './style/print.css?inline';

const document = { design: 'sunset' } as const;

describe('a page at sunset', () => {
  it('cuts the first view, the clock and the last view by a horizon, and no other section', () => {
    const { dom } = testPage({ document });
    const cut = [...dom.querySelectorAll('.floor')].map((floor) => floor.parentElement?.id);
    expect(cut).toEqual(['hero', 'countdown', 'closing']);
  });

  it('stands the mascot before the sun at both ends of the road, named once', () => {
    const { dom } = testPage({ document });
    const mascots = [...dom.querySelectorAll('.dusk > .sun ~ .mascot img')];
    expect(mascots.map((each) => each.getAttribute('alt'))).toEqual(['The mascot of Pepe', '']);
  });

  it('spells the ticker in neon for the eye alone, in a box that is wider the more letters there are', () => {
    const signOf = (symbol: string) => testPage({ document, facts: { symbol } }).dom.querySelector('.sign');
    const widthOf = (symbol: string) => Number(signOf(symbol)?.getAttribute('viewBox')?.split(' ')[2]);
    expect(signOf('PEPE')?.textContent.trim()).toBe('$PEPE');
    expect(signOf('PEPE')?.getAttribute('aria-hidden')).toBe('true');
    expect(widthOf('WWWWWWWWWW')).toBeGreaterThan(widthOf('PEPE'));
    expect(widthOf('猫币')).toBeGreaterThan(widthOf('LI'));
  });

  it('draws with at most 150 nodes and hides every drawing from readers', () => {
    const { dom } = testPage({ document, facts: { image: null } });
    expect(dom.querySelectorAll('svg:not(.icon), svg:not(.icon) *').length).toBeLessThanOrEqual(150);
    const drawings = [...dom.querySelectorAll('svg')];
    expect(drawings.filter((svg) => svg.getAttribute('aria-hidden') !== 'true')).toEqual([]);
  });

  it('loads two font files, and a third only for letters that the two lack', () => {
    const filesFor = (name: string) =>
      testPage({ document, facts: { name, image: null, gallery: [] } }).assets.filter((asset) =>
        asset.endsWith('.woff2'),
      );
    expect(filesFor('Pepe')).toHaveLength(2);
    expect(filesFor('猫币')).toHaveLength(2);
    expect(filesFor('Łódź')).toHaveLength(3);
  });

  it('takes every colour from the palette, but for shades of its reflections and ink in print', () => {
    const css = sunset.css.replace(printCss, '');
    expect(css.length).toBeLessThan(sunset.css.length);
    expect(css).not.toMatch(/#[0-9a-f]{3,8}\b(?=[^{]*[;}])/i);
    expect(css.replaceAll(/-webkit-box-reflect:[^;]+/g, '')).not.toMatch(/\b(?:rgba?|hsla?|oklch|oklab)\(/i);
  });

  it('moves without end only on its floors, which rest unseen', () => {
    const rules = [...sunset.css.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
    const endless = rules.filter(([, , body = '']) => body.includes('infinite'));
    expect(endless.map(([, selector = '']) => selector.trim().split('\n').at(-1))).toEqual(['.floor i']);
    const floor = rules.find(([, selector = '']) => selector.trim() === '.floor');
    expect(floor?.[2]).toContain('content-visibility: auto');
  });
});

describe('the car that drives into the sun', () => {
  const palette = createPalette({ colours: ['#ff2e88', '#ffb000'], background: '#12062e' });
  const draw = (symbol: string, seed: number) =>
    renderToStaticMarkup(<SundownDriver symbol={symbol} seed={seed} palette={palette} />);

  it('is the same for the same seed, and another for others', () => {
    expect(draw('BONK', 1)).toBe(draw('BONK', 1));
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => draw('BONK', seed))).size).toBeGreaterThan(4);
  });

  it('is painted in the coin’s colours and has the whole ticker on its plate, smaller the longer it is', () => {
    const drawing = draw('BABYDOGE10', 1);
    expect(drawing).toContain('#ffb000');
    expect(drawing).toContain('#ff2e88');
    expect(drawing).toContain('>BABYDOGE10</text>');
    const sizeOf = (svg: string) => Number(/font-size="(\d+)"/.exec(svg)?.[1]);
    expect(sizeOf(drawing)).toBeLessThan(sizeOf(draw('WIF', 1)));
    expect(sizeOf(draw('🐸🐸🐸', 1))).toBeLessThan(sizeOf(draw('WIF', 1)));
  });

  it('cannot be drawn on by a ticker', () => {
    expect(draw('<A&B>', 1)).not.toContain('<A');
  });
});

describe('the bands of the sun', () => {
  const bounds = (band: string) =>
    band
      .match(/^M\S+ (\S+)A.* (\S+)H/)
      ?.slice(1)
      .map(Number) ?? [];

  it('follow each other downwards inside the disc, with gaps that widen', () => {
    const edges = sunBands({ x: 200, y: 200, radius: 100 }).map(bounds);
    const gaps = edges.slice(1).map(([from = 0], at) => from - (edges[at]?.[1] ?? 0));
    expect(edges[0]?.[0]).toBe(100);
    expect(edges.at(-1)?.[1]).toBeLessThan(300);
    expect(gaps).toEqual(gaps.toSorted((one, other) => one - other));
    expect(gaps.at(-1)).toBeGreaterThan(gaps[1] ?? 0);
  });
});
