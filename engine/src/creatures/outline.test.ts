import { describe, expect, it } from 'vitest';
import { creatureKinds } from './creature.ts';
import { drawCreature } from './draw.ts';
import { contourOf, grouped, pupilUnder } from './groups.ts';
import { areaOf, facing, inset, polygonsOf, shortPath, smooth } from './outline.ts';

const square = 'M100 100L200 100L200 200L100 200Z';

describe('a path', () => {
  it('is written from point to point in fewer bytes, and so that another may follow', () => {
    expect(shortPath(square)).toBe('M100 100l100 0 0 100-100 0z');
    expect(shortPath('M10 20C10 10 30 10 30 20Q40 30 30 40ZM5 5L6 7')).toBe(
      'M10 20c0-10 20-10 20 0q10 10 0 20zm-5-15l1 2',
    );
    expect(shortPath(square) + shortPath(square)).toMatch(/zM100 100/);
  });

  it('is flattened to polygons that end where its curves end', () => {
    const [circle] = polygonsOf(
      'M300 200C300 255 255 300 200 300C145 300 100 255 100 200C100 145 145 100 200 100C255 100 300 145 300 200Z',
    );
    const radii = circle?.map(({ x, y }) => Math.hypot(x - 200, y - 200)) ?? [];
    expect(Math.min(...radii)).toBeGreaterThan(98);
    expect(Math.max(...radii)).toBeLessThan(102);
    expect(Math.abs(areaOf(circle ?? []))).toBeCloseTo(Math.PI * 100 * 100, -3);
  });
});

describe('an outline', () => {
  const [polygon = []] = polygonsOf(
    'M300 200C300 255 255 300 200 300C145 300 100 255 100 200C100 145 145 100 200 100C255 100 300 145 300 200Z',
  );

  it('faces down where it is low, whichever way its corners go round', () => {
    for (const round of [polygon, polygon.toReversed()]) {
      const [low = [], ...others] = facing(round, { x: 0, y: 1 }, 0.7);
      expect(others).toEqual([]);
      expect(low.every(({ y }) => y > 250)).toBe(true);
      expect(inset(low, () => 20).every(({ x, y }) => Math.hypot(x - 200, y - 200) < 90)).toBe(true);
    }
  });

  it('is drawn smooth from its first point to its last', () => {
    const points = [0, 1, 2, 3].map((at) => ({ x: at * 20, y: at % 2 }));
    expect(smooth(points)).toBe('M0 0Q20 1 30 1T60 1');
    expect(smooth(points.slice(0, 2))).toBe('M0 0L20 1');
  });
});

describe('shapes of a creature', () => {
  it('are fewer elements than shapes, and lose none', () => {
    for (const kind of creatureKinds) {
      const { shapes } = drawCreature({ kind, mood: 'happy' }, 1);
      const groups = grouped(shapes);
      expect(groups.length).toBeLessThan(shapes.length);
      expect(groups.flatMap(({ parts }) => parts).toSorted()).toEqual(shapes.map(({ d }) => d).toSorted());
    }
  });

  it('stay above what they cover', () => {
    const inside = 'M120 120L180 120L180 180L120 180Z';
    const apart = 'M300 300L310 300L310 310Z';
    const groups = grouped([
      { role: 'main', d: square },
      { role: 'ink', d: inside },
      { role: 'main', d: inside },
      { role: 'main', d: apart },
    ]);
    expect(groups.map(({ role, parts }) => [role, parts])).toEqual([
      ['main', [square, apart]],
      ['ink', [inside]],
      ['main', [inside]],
    ]);
  });

  it('have a contour of what is not inside another, and lights only in pupils', () => {
    const inside = 'M120 120L150 120L150 150Z';
    expect(
      contourOf([
        { role: 'main', d: square },
        { role: 'deep', d: inside },
      ]),
    ).toBe(shortPath(square));
    const pupils = grouped([{ role: 'ink', d: inside }]);
    expect(pupilUnder('M140 125L145 125L145 130Z', pupils)).toMatchObject({ left: 120, right: 150 });
    expect(pupilUnder('M240 125L245 125L245 130Z', pupils)).toBeNull();
    expect(pupilUnder('M140 125L145 125L145 130Z', grouped([{ role: 'ink', d: square }]))).toBeNull();
  });
});
