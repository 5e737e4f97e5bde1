import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createPalette } from '../../colour/palette.ts';
import { testPage } from '../../render/test-page.ts';
import { GoldBarCard } from './card.tsx';
import { goldBar } from './design.ts';
import { Chairman } from './drawing/emblem.tsx';
import printCss from './style/print.css?inline';

const document = { design: 'gold-bar' } as const;

describe('the certificate', () => {
  it('hangs the portrait over a plate with the coin’s name, sealed with the first letter of the ticker', () => {
    const { dom } = testPage({ document, facts: { name: 'Sir Barksalot', symbol: 'BARK' } });
    const portrait = dom.querySelector('.hero .portrait');
    expect(portrait?.querySelector('img')?.getAttribute('alt')).toBe('The mascot of Sir Barksalot');
    expect(portrait?.querySelector('.plate')?.textContent).toBe('Sir Barksalot');
    expect(portrait?.querySelector('.seal-letter')?.textContent).toBe('B');
  });

  it('seals with a whole letter, however many code points it has', () => {
    const { dom } = testPage({ document, facts: { symbol: '👨‍👩‍👧X' } });
    expect(dom.querySelector('.seal-letter')?.textContent).toBe('👨‍👩‍👧');
  });

  it('carries the date of the launch in roman numerals, unread: the countdown says it in words', () => {
    const { dom } = testPage({ document });
    const letterhead = dom.querySelector('.letterhead');
    expect(letterhead?.textContent).toContain('XV · I · MMXXVII');
    expect(letterhead?.getAttribute('aria-hidden')).toBe('true');
  });
});

describe('the house', () => {
  it('numbers every chapter in roman numerals, and neither the first screen, the strip nor the small print', () => {
    expect(goldBar.css).toContain('counter(chapter, upper-roman)');
    expect(goldBar.css).toMatch(
      /\.section:not\(\.hero, \.marquee, \.footer\)\s*\{\s*counter-increment: chapter/,
    );
  });

  it('keeps the mascot behind the vault’s glass at the end, unnamed the second time', () => {
    const { dom } = testPage({ document });
    expect(dom.querySelector('.closing .vault .mascot img')?.getAttribute('alt')).toBe('');
  });

  it('draws with at most 150 nodes and hides its drawings from readers', () => {
    const { dom } = testPage({ document, facts: { image: null } });
    expect(dom.querySelectorAll('svg:not(.icon), svg:not(.icon) *').length).toBeLessThanOrEqual(150);
    for (const svg of dom.querySelectorAll('svg')) expect(svg.getAttribute('aria-hidden')).toBe('true');
  });

  it('gives no two elements the same id', () => {
    const ids = [...testPage({ document, facts: { image: null } }).dom.querySelectorAll('[id]')].map(
      (each) => each.id,
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('loads one font file, and a second only for letters that the first lacks', () => {
    const fontsOf = (name: string) =>
      testPage({ document, facts: { name } }).assets.filter((asset) => asset.endsWith('.woff2'));
    expect(fontsOf('Pepe')).toHaveLength(1);
    expect(fontsOf('猫币')).toHaveLength(1);
    expect(fontsOf('Łódź')).toHaveLength(2);
  });

  it('takes every colour from the palette, but for shadows, the shapes of masks, and print', () => {
    const css = goldBar.css
      .replace(printCss, '')
      .replaceAll(/url\("[^"]*"\)|#000[0-9a-f]?\b|white-space|line-height/g, '');
    expect(css.length).toBeLessThan(goldBar.css.length - printCss.length);
    expect(css).not.toMatch(/#[0-9a-f]{3,8}\b(?=[^{]*[;}])/i);
    expect(css).not.toMatch(/\b(?:rgba?|hsla?|oklch)\(/i);
    expect(css).not.toMatch(/:[^;{}]*\b(?:white|black|red|green|blue|gold|gr[ae]y)\b(?!-)/i);
  });

  it('stands still but for the strip: nothing moves until it is touched', () => {
    expect(goldBar.css).not.toMatch(/animation|@keyframes/);
  });
});

describe('the chairman', () => {
  const palette = createPalette({ colours: ['#d4af37', '#8c1c2b'], background: 'black' });
  const draw = (symbol: string, seed: number) =>
    renderToStaticMarkup(<Chairman symbol={symbol} seed={seed} palette={palette} />);

  it('is the same for the same seed and dresses otherwise for others', () => {
    expect(draw('BARK', 1)).toBe(draw('BARK', 1));
    const seeds = Array.from({ length: 40 }, (_, seed) => seed);
    expect(new Set(seeds.map((seed) => draw('BARK', seed))).size).toBeGreaterThan(20);
  });

  it('is cast in the coin’s colours with the whole ticker on his brow, in smaller letters the longer it is', () => {
    const drawing = draw('BABYDOGE10', 1);
    expect(drawing).toContain('fill="#d4af37"');
    expect(drawing).toContain('#8c1c2b');
    expect(drawing).toContain('>BABYDOGE10</text>');
    const sizeOf = (svg: string) => Number(/font-size="(\d+)"/.exec(svg)?.[1]);
    expect(sizeOf(drawing)).toBeLessThan(sizeOf(draw('WIF', 1)));
    expect(sizeOf(draw('🐸🐸🐸🐸', 1))).toBeLessThan(sizeOf(draw('WIFI', 1)));
  });

  it('cannot be drawn on by a ticker', () => {
    expect(draw('<A&B>', 1)).not.toContain('<A');
  });
});

describe('the share card', () => {
  const palette = createPalette({ colours: ['#d4af37', '#8c1c2b'], background: 'black' });
  const card = { name: 'Pepe', ticker: '$PEPE', headline: 'A frog.', chain: 'on Ethereum', palette, seed: 1 };
  const draw = (changes: Partial<typeof card>) =>
    renderToStaticMarkup(<GoldBarCard {...card} {...changes} picture="data:," isDrawn />);

  it('says the headline, the ticker on the plate, and above it whose page it is', () => {
    expect(draw({})).toMatch(/>\$PEPE<[^]*>Pepe · on Ethereum<[^]*>A frog\.</);
  });

  it('hangs no empty plate and says nothing twice', () => {
    const bare = draw({ name: '', ticker: '', headline: '' });
    expect(bare.match(/on Ethereum/g)).toHaveLength(1);
    expect(bare).not.toContain('letter-spacing:2px');
  });

  it('sets long words smaller than short ones', () => {
    const sizesOf = (headline: string) =>
      [...draw({ headline }).matchAll(/font-size:(\d+)px/g)].map(([, size]) => Number(size));
    expect(Math.max(...sizesOf('Word '.repeat(16)))).toBeLessThan(Math.max(...sizesOf('A frog.')));
  });
});
