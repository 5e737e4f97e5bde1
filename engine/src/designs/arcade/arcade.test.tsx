import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createPalette } from '../../colour/palette.ts';
import { testPage } from '../../render/test-page.ts';
import { testCoins } from '../../test-coins.ts';
import { arcade } from './design.ts';
import { CoinPlayer } from './drawing/emblem.tsx';

const document = { design: 'arcade' } as const;
const steps = (count: number, done: number) =>
  Array.from({ length: count }, (_, at) => ({ title: `Level ${at}`, done: at < done }));

describe('the cabinet', () => {
  it('shows scores that are true of any coin: its ticker, its chain and the time left', () => {
    const scores = testPage({ document }).dom.querySelector('.scores');
    expect(scores?.getAttribute('aria-hidden')).toBe('true');
    const text = scores?.textContent.replaceAll(/\s+/g, ' ');
    expect(text).toContain('1UP $PEPE');
    expect(text).toContain('World Ethereum');
    expect(text).toContain('55:06:00:00');
    expect(text).toContain('High score ------');
  });

  it('names no world that it does not know', () => {
    const { dom } = testPage({ document, facts: { blockchain: 'Other' } });
    expect(dom.querySelector('.world')).toBeNull();
  });

  it('has its Buy button on the panel with the joystick', () => {
    const { dom } = testPage({ document });
    expect(dom.querySelector('.controls .joystick')).not.toBeNull();
    expect(dom.querySelector('.controls .buy-button')).not.toBeNull();
  });

  it('asks for coins where nothing can be put in, and tells readers nothing of it', () => {
    const { dom } = testPage({ document });
    const asking = [...dom.querySelectorAll('p')].filter((each) => each.textContent.includes('Insert coin'));
    expect(asking).toHaveLength(3);
    for (const each of asking) expect(each.getAttribute('aria-hidden')).toBe('true');
  });

  it.each(testCoins.map((facts) => [facts.name, facts] as const))(
    'shows the first view of %s with two font files, and more only for letters that they lack',
    (name, facts) => {
      const fonts = testPage({ document, facts }).assets.filter((each) => each.endsWith('.woff2'));
      expect(fonts).toHaveLength(/[Ā-ʯ]/.test(name) ? 4 : 2);
    },
  );

  it('takes every colour from the palette', () => {
    expect(arcade.css).not.toMatch(/#[0-9a-f]{3,8}\b(?=[^{]*[;}])/i);
    expect(arcade.css).not.toMatch(/\b(?:rgba?|hsla?|oklch|oklab)\(/i);
    expect(arcade.css).not.toMatch(/:[^;{}]*\b(?:white|black|red|green|blue|gr[ae]y)\b/i);
  });

  it('stops moving by itself within five seconds', () => {
    const animations = [...arcade.css.matchAll(/([^{}]+)\{[^{}]*animation:\s*(\w+) ([\d.]+)s ([^;}]*)/g)];
    expect(animations.length).toBeGreaterThan(2);
    for (const [, , , seconds, rest = ''] of animations) {
      const times = Number(/(?<![\d(.])\d+(?![\d)s.])/.exec(rest)?.[0] ?? 1);
      expect(rest).not.toContain('infinite');
      expect(Number(seconds) * times).toBeLessThan(5);
    }
    const endless = [...arcade.css.matchAll(/([^{}]+)\{[^{}]*infinite/g)];
    for (const [, selector] of endless) expect(selector).toContain(':hover');
  });
});

describe('the level map', () => {
  const mapOf = (count: number, done: number) => {
    const { dom } = testPage({ document, facts: { roadmap: steps(count, done) } });
    return [...dom.querySelectorAll('.milestone')];
  };
  const placesOf = (count: number) => mapOf(count, 0).map((each) => /at-(\d)/.exec(each.className)?.[1]);

  it('runs there and back, so that every level lies beside the one before it', () => {
    expect(placesOf(3)).toEqual(['1', '2', '3']);
    expect(placesOf(5)).toEqual(['1', '2', '3', '3', '2']);
    expect(placesOf(8)).toEqual(['1', '2', '3', '4', '4', '3', '2', '1']);
  });

  it('has a castle where a step is done and a number where it is planned', () => {
    const levels = mapOf(4, 2).map((each) => each.querySelector('.level'));
    expect(levels.map((each) => each?.querySelector('.castle') !== null)).toEqual([true, true, false, false]);
    expect(levels.map((each) => each?.textContent)).toEqual(['', '', '3', '4']);
  });

  it('lights the first level that is not done, and none when all are', () => {
    const lit = (count: number, done: number) =>
      mapOf(count, done).findIndex((each) => each.querySelector('.level-current') !== null);
    expect(lit(4, 2)).toBe(2);
    expect(lit(4, 0)).toBe(0);
    expect(lit(4, 4)).toBe(-1);
  });
});

describe('the coin as a player', () => {
  const palette = createPalette({ colours: ['#f7931a', '#1c4d9c'], background: 'black' });
  const draw = (symbol: string, seed: number) =>
    renderToStaticMarkup(<CoinPlayer symbol={symbol} seed={seed} palette={palette} />);

  it('is the same for the same ticker and seed and another for others', () => {
    expect(draw('BONK', 1)).toBe(draw('BONK', 1));
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => draw('BONK', seed))).size).toBeGreaterThan(6);
    const withoutText = (drawing: string) => drawing.replace(/<text.*<\/text>/, '');
    const tickers = ['BONK', 'WIF', 'PEPE', 'MAO'].map((symbol) => withoutText(draw(symbol, 1)));
    expect(new Set(tickers).size).toBeGreaterThan(2);
  });

  it('wears the coin’s colours and its whole ticker, smaller the longer it is', () => {
    const drawing = draw('BABYDOGE10', 1);
    expect(drawing).toContain('#f7931a');
    expect(drawing).toContain('#1c4d9c');
    expect(drawing).toContain('>BABYDOGE10</text>');
    expect(drawing).toContain('font-size="2.7"');
    expect(draw('AB', 1)).toContain('font-size="3"');
  });

  it('is drawn with few elements', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      expect(draw('BONK', seed).match(/<\w/g)?.length).toBeLessThan(16);
    }
  });

  it('cannot be drawn on by a ticker', () => {
    expect(draw('<A&B>', 1)).not.toContain('<A');
  });
});
