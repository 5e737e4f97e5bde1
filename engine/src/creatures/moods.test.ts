import { describe, expect, it } from 'vitest';

import { creatureMoods, type Face } from './creature.ts';
import { faceShapes } from './moods.ts';

const faces: Record<string, Face> = {
  'a wide head': {
    x: 200,
    y: 160,
    apart: 60,
    radius: 29,
    mouth: { x: 200, y: 216, width: 90 },
    hat: { x: 200, y: 60, width: 240 },
  },
  'a narrow rocket with a small mouth': {
    x: 212,
    y: 186,
    apart: 34,
    radius: 22,
    mouth: { x: 208, y: 236, width: 30 },
    hat: { x: 210, y: 44, width: 60 },
  },
};

const point = '-?\\d+ -?\\d+';
const outline = `M${point}(?:L${point}|Q${point} ${point}|C${point} ${point} ${point})+Z?`;

describe.each(Object.entries(faces))('on %s', (_, face) => {
  it.each(creatureMoods)('%s is path data of whole numbers within the picture', (mood) => {
    for (const { d } of faceShapes(face, mood)) {
      expect(d).toMatch(new RegExp(`^(?:${outline})+$`));
      for (const number of d.match(/-?\d+/g) ?? []) {
        expect(Number(number)).toBeGreaterThanOrEqual(-10);
        expect(Number(number)).toBeLessThanOrEqual(410);
      }
    }
  });

  it('tells every mood from every other', () => {
    expect(new Set(creatureMoods.map((mood) => JSON.stringify(faceShapes(face, mood)))).size).toBe(
      creatureMoods.length,
    );
  });
});
