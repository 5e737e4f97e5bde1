import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createPalette } from '../../colour/palette.ts';
import { testPage } from '../../render/test-page.ts';
import { brutal } from './design.ts';
import { SignHolder } from './emblem.tsx';
import printCss from './style/print.css?inline';
import { Ticker, tickerBox } from './ticker.tsx';

const document = { design: 'brutal' } as const;

describe('the ticker', () => {
  const draw = (ticker: string) => renderToStaticMarkup(<Ticker ticker={ticker} />);
  const number = (attribute: string, ticker: string) =>
    Number(new RegExp(`${attribute}="(-?[\\d.]+)"`).exec(draw(ticker))?.[1]);

  it.each(['$AB', '$PEPE', '$BABYDOGE', '$WWWWWWWWWW', '$I1', '$猫币', '$🐈🐈'])(
    'fills the width of its box with %s',
    (ticker) => {
      const { width } = tickerBox(ticker);
      const [start, length] = [number(' x', ticker), number('textLength', ticker)];
      expect(Math.abs(start)).toBeLessThan(width * 0.04);
      expect(start + length).toBeGreaterThanOrEqual(width);
      expect(start + length).toBeLessThan(width * 1.04);
    },
  );

  it('is drawn taller the longer it is, up to half as tall again', () => {
    const tallness = (ticker: string) => tickerBox(ticker).height / tickerBox('$ABC').height;
    expect(tallness('$BABYDOGE')).toBeGreaterThan(1.2);
    expect(tallness('$WWWWWWWWWW')).toBeLessThanOrEqual(1.51);
  });

  it('gives letters that leave the line of capitals room above and below', () => {
    expect(draw('$PEPE')).toContain('viewBox="0 0 ');
    expect(draw('$قط')).toContain('viewBox="0 -18 ');
  });

  it('stands across the first screen and sinks under the last call', () => {
    const { dom } = testPage({ document });
    expect([...dom.querySelectorAll('svg.ticker')].map((each) => each.textContent)).toEqual([
      '$PEPE',
      '$PEPE',
    ]);
    expect(dom.querySelector('.hero svg.ticker')).not.toBeNull();
    expect(dom.querySelector('.closing .ticker-sunk svg.ticker')).not.toBeNull();
  });

  it('is not read aloud: the words around it say it', () => {
    const { dom } = testPage({ document });
    for (const each of dom.querySelectorAll('svg.ticker'))
      expect(each.getAttribute('aria-hidden')).toBe('true');
    expect(dom.querySelector('.buy-button')?.textContent).toContain('$PEPE');
  });
});

describe('the sign holder', () => {
  const palette = createPalette({ colours: ['#f7931a', '#1c4d9c'], background: 'black' });
  const draw = (symbol: string, seed: number) =>
    renderToStaticMarkup(<SignHolder symbol={symbol} seed={seed} palette={palette} />);

  it('is the same for the same seed and others for others', () => {
    expect(draw('BONK', 1)).toBe(draw('BONK', 1));
    const seeds = Array.from({ length: 24 }, (_, seed) => seed);
    expect(new Set(seeds.map((seed) => draw('BONK', seed))).size).toBeGreaterThan(12);
  });

  it('is cut from the coin’s colours and holds the whole ticker', () => {
    const drawing = draw('BABYDOGE10', 1);
    expect(drawing).toContain('fill="#f7931a"');
    expect(drawing).toContain('fill="#1c4d9c"');
    expect(drawing).toContain('>BABYDOGE10</text>');
  });

  it('squeezes a long ticker between its fists and leaves a short one alone', () => {
    expect(draw('BABYDOGE10', 1)).toContain('textLength="300"');
    expect(draw('AB', 1)).not.toContain('textLength');
  });

  it('cannot be drawn on by a ticker', () => {
    expect(draw('<A&B>', 1)).not.toContain('<A');
  });
});

describe('the pages', () => {
  it('load one font file, and a second only for letters that the first lacks', () => {
    const fontsOf = (name: string) =>
      testPage({ document, facts: { name } }).assets.filter((asset) => asset.endsWith('.woff2'));
    expect(fontsOf('Pepe')).toHaveLength(1);
    expect(fontsOf('Łódź')).toHaveLength(2);
  });

  it('have flat grounds: no blur in any shadow and no round corner', () => {
    const shadows = [...brutal.css.matchAll(/box-shadow:\s*([^;}]+)/g)].map(([, value = '']) => value.trim());
    expect(shadows.length).toBeGreaterThan(2);
    for (const shadow of shadows)
      expect(shadow).toMatch(/^none$|^(?:(?:calc\(var\([^)]*\)[^)]*\)|var\([^)]*\)) ){2}0\b/);
    expect(brutal.css).not.toMatch(/border-radius:\s*[^0\s]/);
  });

  it('take every colour from the palette, but for black and white in print', () => {
    const css = brutal.css.replace(printCss, '').replaceAll(/#0000|'Archivo Black|white-space/g, '');
    expect(css.length).toBeLessThan(brutal.css.length);
    expect(css).not.toMatch(/#[0-9a-f]{3,8}\b(?=[^{]*[;}])/i);
    expect(css).not.toMatch(/\b(?:rgba?|hsla?|oklch|oklab)\(/i);
    expect(css).not.toMatch(/:[^;{}]*\b(?:white|black|red|green|blue|gr[ae]y)\b(?!-)/i);
  });

  it('stand still but for the strip, which stops by itself for who asks', () => {
    expect(brutal.css).not.toMatch(/animation|@keyframes/);
  });
});
