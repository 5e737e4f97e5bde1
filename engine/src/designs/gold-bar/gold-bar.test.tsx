import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createPalette } from '../../colour/palette.ts';
import { testPage } from '../../render/page.fixture.ts';
import { testCard } from '../card.fixture.ts';
import { drawCreature } from '../../creatures/draw.ts';
import { GoldBarCard } from './card.tsx';
import { Founder } from './drawing/creature.tsx';

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
  it('keeps the mascot behind the vault’s glass at the end, unnamed the second time', () => {
    const { dom } = testPage({ document });
    expect(dom.querySelector('.closing .vault .mascot img')?.getAttribute('alt')).toBe('');
  });
});

describe('the share card', () => {
  const palette = createPalette({ colours: ['#d4af37', '#8c1c2b'], background: 'black' });
  const card = { ...testCard, palette, seed: 1 };
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
});

describe('the founder', () => {
  it('wears the suit over all that is below the head', () => {
    const palette = createPalette({ colours: ['#d4af37', '#8c1c2b'], background: 'black' });
    const cat = drawCreature({ kind: 'cat', mood: 'happy' }, 0);
    const drawing = renderToStaticMarkup(<Founder symbol="CAT" seed={1} palette={palette} {...cat} />);
    const shown = cat.shapes.filter(({ d }) => drawing.includes(d));
    expect(shown.length).toBeGreaterThan(8);
    const feet = cat.shapes.filter(({ d }) => /^M\d+ 3[2-9]\d/.test(d));
    expect(feet.length).toBeGreaterThan(0);
    expect(shown.filter((shape) => feet.includes(shape))).toEqual([]);
  });
});
