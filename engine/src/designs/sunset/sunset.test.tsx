import { describe, expect, it } from 'vitest';
import { testPage } from '../../render/page.fixture.ts';
import { sunBands } from './drawing/striped-sun.ts';

const document = { design: 'sunset' } as const;

describe('a page at sunset', () => {
  it('cuts the first view, the clock and the last view by a horizon, and no other section', () => {
    const { dom } = testPage({ document });
    const cut = [...dom.querySelectorAll('.floor')].map((floor) => floor.parentElement?.id);
    expect(cut).toEqual(['hero', 'countdown', 'closing']);
  });

  it('stands the mascot before the sun at both ends of the road, named once', () => {
    const { dom } = testPage({ document });
    const mascots = [...dom.querySelectorAll('.dusk > .sun ~ .mascot img')];
    expect(mascots.map((each) => each.getAttribute('alt'))).toEqual(['The mascot of Pepe', '']);
  });

  it('spells the ticker in neon for the eye alone, in a box that is wider the more letters there are', () => {
    const signOf = (symbol: string) => testPage({ document, facts: { symbol } }).dom.querySelector('.sign');
    const widthOf = (symbol: string) => Number(signOf(symbol)?.getAttribute('viewBox')?.split(' ')[2]);
    expect(signOf('PEPE')?.textContent.trim()).toBe('$PEPE');
    expect(signOf('PEPE')?.getAttribute('aria-hidden')).toBe('true');
    expect(widthOf('WWWWWWWWWW')).toBeGreaterThan(widthOf('PEPE'));
    expect(widthOf('猫币')).toBeGreaterThan(widthOf('LI'));
  });
});

describe('the bands of the sun', () => {
  const bounds = (band: string) =>
    band
      .match(/^M\S+ (\S+)A.* (\S+)H/)
      ?.slice(1)
      .map(Number) ?? [];

  it('follow each other downwards inside the disc, with gaps that widen', () => {
    const edges = sunBands({ x: 200, y: 200, radius: 100 }).map(bounds);
    const gaps = edges.slice(1).map(([from = 0], at) => from - (edges[at]?.[1] ?? 0));
    expect(edges[0]?.[0]).toBe(100);
    expect(edges.at(-1)?.[1]).toBeLessThan(300);
    expect(gaps).toEqual(gaps.toSorted((one, other) => one - other));
    expect(gaps.at(-1)).toBeGreaterThan(gaps[1] ?? 0);
  });
});
