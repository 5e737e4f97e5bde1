import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createPalette } from '../../colour/palette.ts';
import { testPage } from '../../render/test-page.ts';
import { tabloid } from './design.ts';
import { Reader } from './drawing/emblem.tsx';
import { WeatherMap } from './drawing/weather-map.tsx';
import printCss from './style/print.css?inline';

const document = { design: 'tabloid' } as const;

describe('the sheet', () => {
  it('is named after the coin and dated with the last change', () => {
    const { dom } = testPage({ document });
    expect(dom.querySelector('.paper-name')?.textContent).toBe('The Daily Pepe');
    expect(dom.querySelector('.dateline time')?.textContent).toMatch(/^Saturday,? 21 November 2026$/);
  });

  it('is a night edition on dark paper and a morning edition on light', () => {
    const edition = (background: string) =>
      testPage({ document, facts: { background } }).dom.querySelector('.dateline span')?.textContent;
    expect(edition('black')).toBe('Night edition');
    expect(edition('#fff4d6')).toBe('Morning edition');
  });

  it('says whether the coin is pictured or drawn', () => {
    const caption = (page: ReturnType<typeof testPage>) =>
      page.dom.querySelector('.photo figcaption')?.textContent;
    expect(caption(testPage({ document }))).toBe('Pictured: Pepe');
    expect(caption(testPage({ document, facts: { image: null } }))).toBe('Artist’s impression');
  });

  it('loads two font files, and a third only for letters that they lack', () => {
    const fontsOf = (name: string) =>
      testPage({ document, facts: { name } }).assets.filter((asset) => asset.endsWith('.woff2'));
    expect(fontsOf('Pepe')).toHaveLength(2);
    expect(fontsOf('Łódź')).toHaveLength(3);
  });
});

describe('the letters to the editor', () => {
  it('are all in print, signed and answered', () => {
    const { dom } = testPage({ document });
    expect(dom.querySelectorAll('.faq details')).toHaveLength(0);
    const letters = [...dom.querySelectorAll('.faq .question')].map((each) =>
      [...each.children].map((child) => child.textContent),
    );
    expect(letters).toEqual([
      ['What is Pepe?', 'Name withheld', 'The editor replies', 'A frog.'],
      ['Why?', 'A regular reader', 'The editor replies', 'Why not.'],
    ]);
  });
});

describe('the weather map', () => {
  it('is drawn by the seed alone and forecasts nothing in words', () => {
    const draw = (seed: number) => renderToStaticMarkup(<WeatherMap seed={seed} />);
    expect(draw(3)).toBe(draw(3));
    expect(draw(3)).not.toBe(draw(4));
    expect(draw(3)).toContain('aria-hidden="true"');
    expect(draw(3)).not.toContain('<text');
  });

  it('makes room for the chart itself', () => {
    expect(testPage({ document }).dom.querySelector('.chart .weather')).not.toBeNull();
    const embedded = testPage({ document, facts: { embedsChart: true } }).dom;
    expect(embedded.querySelector('.chart iframe')).not.toBeNull();
    expect(embedded.querySelector('.chart .weather')).toBeNull();
  });
});

describe('the reader', () => {
  const palette = createPalette({ colours: ['#f7931a', '#1c4d9c'], background: 'black' });
  const draw = (symbol: string, seed: number) =>
    renderToStaticMarkup(<Reader symbol={symbol} seed={seed} palette={palette} />);

  it('is the same for the same seed and others for others', () => {
    expect(draw('BONK', 1)).toBe(draw('BONK', 1));
    const seeds = Array.from({ length: 24 }, (_, seed) => seed);
    expect(new Set(seeds.map((seed) => draw('BONK', seed))).size).toBeGreaterThan(16);
  });

  it('is printed in the coin’s colours and holds up the whole ticker', () => {
    const drawing = draw('BABYDOGE10', 1);
    expect(drawing).toContain('fill="#f7931a"');
    expect(drawing).toContain('fill="#1c4d9c"');
    expect(drawing).toContain('>BABYDOGE10</text>');
  });

  it('squeezes a long ticker between the hands and leaves a short one alone', () => {
    expect(draw('BABYDOGE10', 1)).toContain('textLength="262"');
    expect(draw('BONK', 1)).not.toContain('textLength');
  });

  it('cannot be drawn on by a ticker', () => {
    expect(draw('<A&B>', 1)).not.toContain('<A');
  });
});

describe('the style', () => {
  it('takes every colour from the palette, but for black and white in print', () => {
    const css = tabloid.css.replace(printCss, '').replaceAll(/#0000|#000(?=\s*\))|white-space/g, '');
    expect(css.length).toBeLessThan(tabloid.css.length);
    expect(css).not.toMatch(/#[0-9a-f]{3,8}\b(?=[^{]*[;}])/i);
    expect(css).not.toMatch(/\b(?:rgba?|hsla?|oklch)\(/i);
  });

  it('prints no text over the screen of dots', () => {
    const screened = [...tabloid.css.matchAll(/([^{}]+)\{[^}]*var\(--screen\)/g)].map(
      ([, selector]) => selector,
    );
    expect(screened.length).toBeGreaterThan(0);
    for (const selector of screened) expect(selector).toMatch(/::after\s*$/);
  });

  it('stands still but for the strip, which stops by itself for who asks', () => {
    expect(tabloid.css).not.toMatch(/animation|@keyframes/);
  });
});
