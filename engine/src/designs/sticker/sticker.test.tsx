import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createPalette } from '../../colour/palette.ts';
import { testPage } from '../../render/test-page.ts';
import { StickerCard } from './card.tsx';
import { sticker } from './design.ts';
import { NamedDoodle } from './drawing/emblem.tsx';
import { decals } from './drawing/shapes.ts';
import { decalsOf } from './drawing/stuck.tsx';
import printCss from './style/print.css?inline';

const document = { design: 'sticker' } as const;

describe('a page of the notebook', () => {
  it('sticks its mascot on torn paper at both ends, named once', () => {
    const { dom } = testPage({ document });
    const mascots = [...dom.querySelectorAll('.collage > .torn-2 ~ .mascot img')];
    expect(mascots.map((each) => each.getAttribute('alt'))).toEqual(['The mascot of Pepe', '']);
  });

  it('draws an arrow to the button, and none where there is no button', () => {
    const nowhere = { buyUrl: null, contractAddress: null, telegramUrl: null, xUrl: null };
    expect(testPage({ document }).dom.querySelectorAll('.at-arrow + .buy')).toHaveLength(2);
    expect(testPage({ document, facts: nowhere }).dom.querySelector('.at-arrow')).toBeNull();
  });

  it('writes a name of few letters as large as a headline', () => {
    const titleOf = (name: string) =>
      testPage({
        document: {
          ...document,
          sections: [
            { id: 'hero', kind: 'hero', props: { kicker: '', headline: '{name}', tagline: 'It is.' } },
          ],
        },
        facts: { name },
      }).dom.querySelector('.title')?.className;
    expect(titleOf('猫')).toBe('title brief');
    expect(titleOf('Baby Doge Coin')).toBe('title');
  });

  it('prints what the creator states on a receipt, under the mark that says so', () => {
    const receipt = testPage({ document }).dom.querySelector('.receipt');
    expect(receipt?.querySelector('.stated-mark + dl')?.textContent).toContain('Renounced');
  });

  it('draws the same line on the graph paper of every coin, since it shows none', () => {
    const lineOf = (name: string) =>
      testPage({ document, facts: { name } }).dom.querySelector('.squiggle')?.innerHTML;
    expect(lineOf('Pepe')).toBe(lineOf('Bonk'));
    expect(lineOf('Pepe')).not.toContain('text');
  });

  it('hides its drawings from readers, and has at most 150 nodes of them', () => {
    const { dom } = testPage({ document, facts: { image: null } });
    const drawings = [...dom.querySelectorAll('svg')];
    expect(drawings.filter((svg) => svg.getAttribute('aria-hidden') !== 'true')).toEqual([]);
    expect(dom.querySelectorAll('svg:not(.icon), svg:not(.icon) *').length).toBeLessThanOrEqual(150);
  });

  it('loads one font file, whatever the coin is called', () => {
    for (const name of ['Pepe', 'Łódź', '猫币', 'عملة']) {
      const { assets } = testPage({ document, facts: { name } });
      expect(assets.filter((asset) => asset.endsWith('.woff2'))).toHaveLength(1);
    }
  });

  it('takes every colour from the palette, but for black and white in print', () => {
    const css = sticker.css.replace(printCss, '');
    expect(css.length).toBeLessThan(sticker.css.length);
    expect(css).not.toMatch(/#[0-9a-f]{3,8}\b(?=[^{]*[;}])/i);
    expect(css).not.toMatch(/\b(?:rgba?|hsla?|oklch|oklab)\(/i);
    expect(css).not.toMatch(/:[^;{}]*\b(?:white|black|red|green|blue|gr[ae]y)\b/i);
  });

  it('moves nothing by itself beside the tape of phrases', () => {
    expect(sticker.css).not.toMatch(/@keyframes|animation/);
  });
});

describe('the sticker sheet', () => {
  it('is used whole, in another order for other seeds and in the same for the same', () => {
    expect(decalsOf(5).toSorted()).toEqual(Object.keys(decals).toSorted());
    expect(decalsOf(5)).toEqual(decalsOf(5));
    expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => decalsOf(seed).join())).size).toBeGreaterThan(4);
  });

  it('gives the stickers of one collage three different shapes', () => {
    const { dom } = testPage({ document });
    for (const collage of dom.querySelectorAll('.collage')) {
      const shapes = [...collage.querySelectorAll('.cut')].map((each) => each.getAttribute('d'));
      expect(new Set(shapes).size).toBe(3);
    }
  });
});

describe('the doodle with the name tag', () => {
  const palette = createPalette({ colours: ['#f7931a', '#1c4d9c'], background: 'black' });
  const draw = (symbol: string, seed: number) =>
    renderToStaticMarkup(<NamedDoodle symbol={symbol} seed={seed} palette={palette} />);

  it('is the same for the same coin and seed, and somebody else for others', () => {
    expect(draw('BONK', 1)).toBe(draw('BONK', 1));
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => draw('BONK', seed))).size).toBeGreaterThan(5);
    const withoutName = (symbol: string) => draw(symbol, 1).replace(/<text.*?<\/text>/g, '');
    const coins = ['BONK', 'PEPE', 'WIF', 'NOT', 'BLUB', 'MAO'];
    expect(new Set(coins.map(withoutName)).size).toBeGreaterThan(3);
  });

  it('wears the coin’s colours and its whole ticker, in smaller letters the longer it is', () => {
    const drawing = draw('BABYDOGE10', 1);
    expect(drawing).toContain('#f7931a');
    expect(drawing).toContain('#1c4d9c');
    expect(drawing).toContain('>BABYDOGE10</text>');
    const sizeOf = (svg: string) => Number(/font-size="(\d+)"[^>]*>(?!HELLO)/.exec(svg)?.[1]);
    expect(sizeOf(drawing)).toBeLessThan(sizeOf(draw('WIF', 1)));
    expect(sizeOf(draw('🐸🐸🐸🐸', 1))).toBeLessThan(sizeOf(draw('WIF', 1)));
  });

  it('cannot be drawn on by a ticker', () => {
    expect(draw('<A&B>', 1)).not.toContain('<A');
  });
});

describe('the share card', () => {
  const palette = createPalette({ colours: ['#f7931a', '#1c4d9c'], background: 'black' });
  const card = (changes: { headline: string; isDrawn: boolean }) =>
    renderToStaticMarkup(
      <StickerCard
        name="Bonk"
        ticker="$BONK"
        chain="on Solana"
        palette={palette}
        seed={1}
        picture="data:image/png;base64,AA=="
        {...changes}
      />,
    );

  it('says the headline in marker and the rest on the tape', () => {
    expect(card({ headline: 'Born over one Christmas', isDrawn: true })).toMatch(
      />Born over one Christmas<.*>Bonk · \$BONK · on Solana</,
    );
  });

  it('frames a picture like a photo, and lets a cut-out doodle be', () => {
    const frame = 'padding:18px 18px 54px';
    expect(card({ headline: 'Woof', isDrawn: false })).toContain(frame);
    expect(card({ headline: 'Woof', isDrawn: true })).not.toContain(frame);
  });
});
