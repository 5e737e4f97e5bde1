import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createPalette } from '../../colour/palette.ts';
import { testPage } from '../../render/page.fixture.ts';
import { type CreatureKind, creatureKinds } from '../../creatures/creature.ts';
import { drawCreature } from '../../creatures/draw.ts';
import { SpriteCreature } from './drawing/creature.tsx';
import { BonusCoin } from './drawing/emblem.tsx';

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

describe('the bonus coin', () => {
  const palette = createPalette({ colours: ['#f7931a', '#1c4d9c'], background: 'black' });
  const draw = (symbol: string, seed: number) =>
    renderToStaticMarkup(<BonusCoin symbol={symbol} seed={seed} palette={palette} />);

  it('is drawn with few elements', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      expect(draw('BONK', seed).match(/<\w/g)?.length).toBeLessThan(16);
    }
  });
});

describe('a creature as a sprite', () => {
  const draw = (kind: CreatureKind, colours: string[], background: string) =>
    renderToStaticMarkup(
      <SpriteCreature
        symbol="BONK"
        seed={1}
        palette={createPalette({ colours, background })}
        {...drawCreature({ kind, mood: 'happy' }, 0)}
      />,
    );

  it('fills a square whatever it is, and stands on its lower side', () => {
    for (const kind of creatureKinds) {
      const [, y = 0, width = 0, height = 0] = (
        /viewBox="([^"]*)"/.exec(draw(kind, ['tan'], 'black'))?.[1] ?? ''
      )
        .split(' ')
        .map(Number);
      expect(width).toBe(height);
      expect(width).toBeGreaterThan(20);
      expect(y + height).toBeLessThan(36);
    }
  });

  it('has a light line around it where the page is as dark as itself', () => {
    const { primaryEdge } = createPalette({ colours: ['#1a1030'], background: 'black' });
    expect(draw('cat', ['#1a1030'], 'black')).toContain(`stroke="${primaryEdge}"`);
    expect(draw('cat', ['#f7931a'], 'black')).not.toContain(
      createPalette({ colours: ['#1a1030'], background: 'black' }).primaryEdge,
    );
  });
});
