import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createPalette } from '../../colour/palette.ts';
import { testPage } from '../../render/page.fixture.ts';
import { testCard } from '../card.fixture.ts';
import { StickerCard } from './card.tsx';
import { decals } from './drawing/shapes.ts';
import { decalsOf } from './drawing/stuck.tsx';

const document = { design: 'sticker' } as const;

describe('a page of the notebook', () => {
  it('sticks its mascot on torn paper at both ends, named once', () => {
    const { dom } = testPage({ document });
    const mascots = [...dom.querySelectorAll('.collage > .torn-2 ~ .mascot img')];
    expect(mascots.map((each) => each.getAttribute('alt'))).toEqual(['The mascot of Pepe', '']);
  });

  it('draws an arrow to the button, and none where there is no button', () => {
    const nowhere = { buyUrl: null, contractAddress: null, telegramUrl: null, xUrl: null, moreUrls: [] };
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

describe('the share card', () => {
  const palette = createPalette({ colours: ['#f7931a', '#1c4d9c'], background: 'black' });
  const card = (changes: { headline: string; isDrawn: boolean }) =>
    renderToStaticMarkup(
      <StickerCard
        {...testCard}
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
