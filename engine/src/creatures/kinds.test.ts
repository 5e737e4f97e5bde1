import { describe, expect, it } from 'vitest';
import { creatureKinds, type Drawn } from './creature.ts';

const modules = import.meta.glob<Record<string, Drawn>>('./kinds/*.ts', { eager: true });
const drawn = Object.entries(modules).flatMap(([path, module]) => {
  const kind = path.replace(/^.*\/|\.ts$/g, '');
  const creature = module[kind];
  return creature ? [{ kind, creature }] : [];
});

const point = String.raw`-?\d+ -?\d+`;
const outline = `M${point}(?:L${point}|Q${point} ${point}|C${point} ${point} ${point})+Z?`;
const pathData = new RegExp(`^(?:${outline})+$`);

const lengthOf = (shapes: Drawn['shapes']) => shapes.reduce((sum, { d }) => sum + d.length, 0);
const numbersIn = (d: string) => (d.match(/-?\d+/g) ?? []).map(Number);
const pointsIn = (shapes: Drawn['shapes']) => {
  const numbers = shapes.flatMap(({ d }) => numbersIn(d));
  return {
    xs: numbers.filter((_, index) => index % 2 === 0),
    ys: numbers.filter((_, index) => index % 2 === 1),
  };
};

describe.each(drawn)('the $kind', ({ kind, creature: { shapes, markings, face } }) => {
  const all = [...shapes, ...markings.flat()];

  it('has a kind of the list as its name', () => {
    expect(creatureKinds).toContain(kind);
  });

  it('is drawn with M, L, C, Q, Z and whole numbers alone', () => {
    for (const { d } of all) expect(d).toMatch(pathData);
  });

  it('stays in its square', () => {
    for (const { d } of all)
      for (const number of numbersIn(d)) {
        expect(number).toBeGreaterThanOrEqual(-10);
        expect(number).toBeLessThanOrEqual(410);
      }
  });

  it('stands on the ground and reaches up', () => {
    // The points that steer a curve lie a little outside it.
    const { ys } = pointsIn(shapes);
    expect(Math.abs(Math.max(...ys) - 388)).toBeLessThanOrEqual(12);
    expect(Math.min(...ys)).toBeLessThanOrEqual(90);
  });

  it('has its eyes and mouth within its outline', () => {
    const { xs, ys } = pointsIn(shapes);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const { x, y, apart, radius, mouth } = face;
    expect(radius).toBeGreaterThanOrEqual(20);
    expect(radius).toBeLessThanOrEqual(30);
    expect(apart).toBeGreaterThan(radius);
    expect(x - apart - radius).toBeGreaterThan(left);
    expect(x + apart + radius).toBeLessThan(right);
    expect(y - radius).toBeGreaterThan(top);
    expect(mouth.x - mouth.width / 2).toBeGreaterThan(left);
    expect(mouth.x + mouth.width / 2).toBeLessThan(right);
    expect(mouth.y).toBeGreaterThan(y + radius);
    expect(mouth.y).toBeLessThan(bottom);
  });

  it('costs a page at most 1,400 characters of path data, with its longest marking', () => {
    expect(lengthOf(shapes) + Math.max(0, ...markings.map(lengthOf))).toBeLessThanOrEqual(1400);
  });
});

it('has the animals, the person, the robot and the ghost', () => {
  expect(drawn.map(({ kind }) => kind)).toEqual(expect.arrayContaining(creatureKinds.slice(0, 15)));
});
