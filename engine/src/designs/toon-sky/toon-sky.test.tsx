import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createPalette } from '../../colour/palette.ts';
import { testPage } from '../../render/test-page.ts';
import { ToonFriend } from './drawing/emblem.tsx';
import { toonSky } from './design.ts';
import printCss from './style/print.css?inline';

const document = { design: 'toon-sky' } as const;

describe('a page under the toon sky', () => {
  it('stands its mascot on a hill at both ends of the walk, named once', () => {
    const { dom } = testPage({ document });
    const mascots = [...dom.querySelectorAll('.hilltop img')].map((each) => each.getAttribute('alt'));
    expect(mascots).toEqual(['The mascot of Pepe', '']);
    expect(dom.querySelectorAll('.hilltop .near-hill')).toHaveLength(2);
  });

  it('tows the marquee behind a plane and says its phrases once', () => {
    const { dom } = testPage({ document });
    expect(dom.querySelector('.tow > .plane + #marquee')).not.toBeNull();
    expect(dom.querySelectorAll('#marquee ul:not([aria-hidden])')).toHaveLength(1);
  });

  it('repeats its drawings from stencils that are all there, and hides them from readers', () => {
    const { dom } = testPage({ document });
    const used = [...dom.querySelectorAll('use')].map((each) => each.getAttribute('href') ?? '');
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter((href) => dom.getElementById(href.slice(1)) === null)).toEqual([]);
    const unhidden = [...dom.querySelectorAll('svg')].filter(
      (svg) => svg.getAttribute('aria-hidden') !== 'true',
    );
    expect(unhidden).toEqual([]);
  });

  it('draws with at most 150 nodes', () => {
    const { dom } = testPage({ document, facts: { image: null } });
    expect(dom.querySelectorAll('svg:not(.icon), svg:not(.icon) *').length).toBeLessThanOrEqual(150);
  });

  it('hangs its clouds elsewhere for another seed, and in the same places for the same', () => {
    const palette = createPalette({ colours: ['#7c3aed'], background: 'skyblue' });
    expect(toonSky.tokens(palette, 1)).toEqual(toonSky.tokens(palette, 1));
    expect(toonSky.tokens(palette, 1)).not.toEqual(toonSky.tokens(palette, 2));
  });

  it('loads two font files, and a third only for letters that the two lack', () => {
    const lettersOf = (name: string) =>
      testPage({ document, facts: { name, image: null, gallery: [] } }).assets.filter((asset) =>
        asset.endsWith('.woff2'),
      );
    expect(lettersOf('Māo'.normalize('NFD'))).toHaveLength(2);
    expect(lettersOf('猫币')).toHaveLength(2);
    expect(lettersOf('Łódź')).toHaveLength(4);
  });

  it('takes every colour from the palette, but for black and white in print', () => {
    const css = toonSky.css.replace(printCss, '');
    expect(css.length).toBeLessThan(toonSky.css.length);
    expect(css).not.toMatch(/#[0-9a-f]{3,8}\b(?=[^{]*[;}])/i);
    expect(css).not.toMatch(/\b(?:rgba?|hsla?|oklch|oklab)\(/i);
    expect(css).not.toMatch(/:[^;{}]*\b(?:white|black|red|green|blue|gr[ae]y)\b/i);
  });

  it('moves without end only in the layer of clouds, which rests unseen, or under a pointer', () => {
    const rules = [...toonSky.css.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
    const endless = rules
      .filter(([, , body = '']) => body.includes('infinite'))
      .map(([, selector = '']) => selector);
    expect(endless.length).toBeGreaterThan(1);
    expect(endless.filter((selector) => !/:hover|\.sky /.test(selector))).toEqual([]);
    expect(rules.find(([, selector = '']) => selector.trim().endsWith('.sky'))?.[2]).toContain(
      'content-visibility: auto',
    );
  });
});

describe('the friend with the placard', () => {
  const palette = createPalette({ colours: ['#f7931a', '#1c4d9c'], background: 'black' });
  const draw = (symbol: string, seed: number) =>
    renderToStaticMarkup(<ToonFriend symbol={symbol} seed={seed} palette={palette} />);

  it('is the same for the same seed, and somebody else for others', () => {
    expect(draw('BONK', 1)).toBe(draw('BONK', 1));
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => draw('BONK', seed))).size).toBeGreaterThan(5);
  });

  it('wears the coin’s colours and holds up its whole ticker, in smaller letters the longer it is', () => {
    const drawing = draw('BABYDOGE10', 1);
    expect(drawing).toContain('#f7931a');
    expect(drawing).toContain('#1c4d9c');
    expect(drawing).toContain('>BABYDOGE10</text>');
    const sizeOf = (svg: string) => Number(/font-size="(\d+)"/.exec(svg)?.[1]);
    expect(sizeOf(drawing)).toBeLessThan(sizeOf(draw('WIF', 1)));
    expect(sizeOf(draw('🐸🐸🐸', 1))).toBeLessThan(sizeOf(draw('WIF', 1)));
  });

  it('cannot be drawn on by a ticker', () => {
    expect(draw('<A&B>', 1)).not.toContain('<A');
  });
});
