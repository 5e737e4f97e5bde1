import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createPalette } from '../../colour/palette.ts';
import { testDocument } from '../../document/test-document.ts';
import { testPage } from '../../render/test-page.ts';
import { candy } from './design.ts';
import { Sweet } from './drawing/emblem.tsx';
import printCss from './style/print.css?inline';
import { candyTokens } from './tokens.ts';

const document = { design: 'candy' } as const;

describe('a page in the sweet shop', () => {
  it('lets the mascot look over the counter at both ends, and in from two edges between, named once', () => {
    const { dom } = testPage({ document });
    const alts = (place: string) =>
      [...dom.querySelectorAll(`${place} img`)].map((each) => each.getAttribute('alt'));
    expect(alts('.over-counter')).toEqual(['The mascot of Pepe', '']);
    expect(alts('.peek')).toEqual(['', '']);
    expect(dom.querySelectorAll('.peek[aria-hidden="true"]')).toHaveLength(2);
  });

  it('draws the emblem once and shows it wherever the picture would be', () => {
    const { dom } = testPage({ document, facts: { image: null, gallery: [] } });
    expect(dom.querySelectorAll('symbol#sweet')).toHaveLength(1);
    const uses = [...dom.querySelectorAll('use')].map((each) => each.getAttribute('href'));
    expect(uses).toEqual(['#sweet', '#sweet', '#sweet', '#sweet']);
    expect(testPage({ document }).html).not.toContain('id="sweet"');
  });

  it('draws with at most 60 nodes', () => {
    const { dom } = testPage({ document, facts: { image: null } });
    expect(dom.querySelectorAll('svg:not(.icon), svg:not(.icon) *').length).toBeLessThanOrEqual(60);
  });

  it('says the line that stays beside the tale, and leaves no empty bubble without one', () => {
    const withLine = testPage({ document }).dom.querySelector('.remark .pull-quote');
    expect(withLine?.textContent).toBe('A frog is a frog.');
    const sections = testDocument({}).sections.map((section) =>
      section.kind === 'story'
        ? { ...section, props: { heading: 'The story', paragraphs: ['Once.'] } }
        : section,
    );
    const { dom } = testPage({ document: { ...document, sections } });
    expect(dom.querySelector('.pull-quote')).toBeNull();
    expect(dom.querySelectorAll('.remark .peek')).toHaveLength(1);
  });

  it('loads one font file, and a second only for letters that the first lacks', () => {
    const filesFor = (name: string) =>
      testPage({ document, facts: { name, image: null, gallery: [] } }).assets.filter((asset) =>
        asset.endsWith('.woff2'),
      );
    expect(filesFor('Māo'.normalize('NFD'))).toHaveLength(1);
    expect(filesFor('猫币')).toHaveLength(1);
    expect(filesFor('Łódź')).toHaveLength(2);
  });

  it('takes every colour from the palette, but for black and white in print', () => {
    const css = candy.css.replace(printCss, '').replaceAll(/url\("data:[^"]*"\)/g, '');
    expect(css.length).toBeLessThan(candy.css.length - printCss.length);
    expect(css).not.toMatch(/#[0-9a-f]{3,8}\b(?=[^{]*[;}])/i);
    expect(css).not.toMatch(/\b(?:rgba?|hsla?|oklch|oklab)\(/i);
    expect(css).not.toMatch(/:[^;{}]*\b(?:white|black|red|green|blue|gr[ae]y|pink)\b/i);
  });

  it('moves without end only among its bubbles, which rest unseen', () => {
    const rules = [...candy.css.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
    const endless = rules
      .filter(([, , body = '']) => body.includes('infinite'))
      .map(([, selector = '']) => selector.trim());
    expect(endless.map((selector) => selector.replace(/^.*\*\/\s*/s, ''))).toEqual(['.blob', '.bubble']);
    expect(rules.find(([, selector = '']) => selector.trim().endsWith('.bubbles'))?.[2]).toContain(
      'content-visibility: auto',
    );
  });
});

describe('the sweet', () => {
  const palette = createPalette({ colours: ['#38bdf8', '#f59e0b'], background: '#0b1030' });
  const draw = (symbol: string, seed: number) =>
    renderToStaticMarkup(<Sweet symbol={symbol} seed={seed} palette={palette} />);

  it('is the same for the same seed, and another for others', () => {
    expect(draw('BONK', 1)).toBe(draw('BONK', 1));
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => draw('BONK', seed))).size).toBeGreaterThan(5);
  });

  it('is made of the shop’s own jelly', () => {
    const lemon = createPalette({ colours: ['yellow'], background: 'yellow' });
    const drawing = renderToStaticMarkup(<Sweet symbol="LEMON" seed={1} palette={lemon} />);
    expect(drawing).toContain(candyTokens(lemon)['--primary']);
    expect(drawing).toContain(candyTokens(lemon)['--secondary']);
  });

  it('holds up its whole ticker, in smaller letters the longer it is', () => {
    const sizeOf = (symbol: string) => Number(/font-size="(\d+)"/.exec(draw(symbol, 1))?.[1]);
    expect(draw('BABYDOGE10', 1)).toContain('>BABYDOGE10</text>');
    expect(sizeOf('BABYDOGE10')).toBeLessThan(sizeOf('WIF'));
    expect(sizeOf('🐸🐸🐸🐸')).toBeLessThan(sizeOf('WIF'));
    expect(sizeOf('WWWWWWWWWW')).toBeGreaterThan(12);
  });

  it('cannot be drawn on by a ticker', () => {
    expect(draw('<A&B>', 1)).not.toContain('<A');
  });
});
