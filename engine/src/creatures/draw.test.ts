import { describe, expect, it } from 'vitest';
import { creatureKinds } from './creature.ts';
import { bounds, drawCreature } from './draw.ts';
import { kinds } from './kinds.ts';

describe.each(creatureKinds)('the head of a %s', (kind) => {
  it('holds its eyes and its mouth, under a hat, too', () => {
    const { face } = kinds[kind];
    for (const mood of ['happy', 'rich'] as const) {
      const { shapes, head } = drawCreature({ kind, mood }, 0);
      expect(Math.min(...shapes.map(({ d }) => bounds(d).top))).toBe(head.y);
      expect(face.y - face.radius).toBeGreaterThan(head.y);
      expect(face.mouth.y).toBeLessThan(head.y + head.side);
      expect(face.x - face.apart).toBeGreaterThan(head.x);
      expect(face.x + face.apart).toBeLessThan(head.x + head.side);
    }
  });
});

it('bounds all points of path data', () => {
  expect(bounds('M10 20C-5 30 40 8 12 50Z')).toEqual({ left: -5, right: 40, top: 8, bottom: 50 });
});

it('draws a creature once, with each of its markings', () => {
  const cat = (variant: number) => drawCreature({ kind: 'cat', mood: 'sad' }, variant);
  const count = kinds.cat.markings.length;
  expect(cat(0)).toBe(cat(count));
  expect(new Set(Array.from({ length: count }, (_, variant) => cat(variant))).size).toBe(count);
  expect(drawCreature({ kind: 'cat', mood: 'happy' }, 0)).not.toBe(cat(0));
});
