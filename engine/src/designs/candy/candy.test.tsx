import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createPalette } from '../../colour/palette.ts';
import { testDocument } from '../../document/document.fixture.ts';
import { testPage } from '../../render/page.fixture.ts';
import { testCard } from '../card.fixture.ts';
import { CandyCard } from './card.tsx';
import { Mint } from './drawing/emblem.tsx';
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
});

describe('the mint', () => {
  it('is made of the shop’s own jelly', () => {
    const lemon = createPalette({ colours: ['yellow'], background: 'yellow' });
    const drawing = renderToStaticMarkup(<Mint symbol="LEMON" seed={1} palette={lemon} />);
    expect(drawing).toContain(candyTokens(lemon)['--primary']);
    expect(drawing).toContain(candyTokens(lemon)['--secondary']);
  });
});

describe('the share card', () => {
  it('lets no brown drip from the counter', () => {
    const palette = createPalette({ colours: ['#8b5a2b'], background: '#fff6ea' });
    const card = { ...testCard, palette, seed: 1, picture: 'data:,', isDrawn: true };
    const icing = /<g fill="(#[0-9a-f]{6})"><path transform/.exec(
      decodeURIComponent(renderToStaticMarkup(<CandyCard {...card} />)),
    );
    expect(icing?.[1]).toBe(candyTokens(palette)['--cloth']);
  });
});
