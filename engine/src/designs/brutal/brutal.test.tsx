import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { testPage } from '../../render/page.fixture.ts';
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
