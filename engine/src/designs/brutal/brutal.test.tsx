import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { compose } from '../../compose/compose.ts';
import { contrast } from '../../colour/colour.ts';
import { createPalette } from '../../colour/palette.ts';
import { drawCreature } from '../../creatures/draw.ts';
import { testFacts } from '../../facts.fixture.ts';
import { testPage } from '../../render/page.fixture.ts';
import { CutCreature } from './creature.tsx';
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

  it('is not said again above the headline', () => {
    const facts = testFacts({
      name: 'Kevin',
      description: 'Kevin is a frog who missed the bus. He is still waiting. The bus is late by now.',
    });
    const kickers = [0, 1, 2, 3, 4, 5].flatMap((seed) =>
      compose({ facts, seed, design: 'brutal' }).sections.flatMap(({ kind, props }) =>
        kind === 'hero' ? [props.kicker] : [],
      ),
    );
    expect(new Set(kickers)).toEqual(new Set(['{chain}', '{name}']));
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

describe('the creature cut from card', () => {
  const creature = drawCreature({ kind: 'cat', mood: 'happy' }, 0);
  const draw = (colours: string[], background: string) =>
    renderToStaticMarkup(
      <CutCreature symbol="CAT" seed={1} palette={createPalette({ colours, background })} {...creature} />,
    );

  it('throws one hard shadow, which is its whole body', () => {
    const body = creature.shapes.filter(({ role }) => role === 'main').map(({ d }) => d);
    expect(draw(['#f7931a', '#ffcc00'], 'white')).toContain(`d="${body.join('')}"`);
  });

  it('has dark pupils in white eyes also where its lines are light', () => {
    const pupil = creature.shapes[creature.shapes.findIndex(({ role }) => role === 'white') + 1];
    expect(pupil?.role).toBe('ink');
    for (const background of ['black', 'white']) {
      const markup = draw(['#1a1030', '#402060'], background);
      const fill = new RegExp(`<path fill="(#[0-9a-f]+)"[^>]*d="${pupil?.d}"`).exec(markup)?.[1] ?? '';
      expect(contrast(fill, '#ffffff')).toBeGreaterThan(12);
    }
  });
});
