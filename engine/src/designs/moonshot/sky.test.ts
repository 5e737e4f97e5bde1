import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Sky } from './sky.tsx';

function starsOf(seed: number): { x: number; y: number }[] {
  const svg = renderToStaticMarkup(createElement(Sky, { seed, words: { from: 0.4, to: 0.8 } }));
  return [...svg.matchAll(/M(\d+) (\d+)h0/g)].map((match) => ({ x: Number(match[1]), y: Number(match[2]) }));
}

it('a sky is the same for the same seed and another for another', () => {
  expect(starsOf(3)).toEqual(starsOf(3));
  expect(starsOf(3)).not.toEqual(starsOf(4));
});

it('no star stands where the words are, and many stand elsewhere', () => {
  for (const seed of [0, 1, 2, 3, 0xffffffff]) {
    const stars = starsOf(seed);
    expect(stars.length).toBeGreaterThan(80);
    expect(stars.filter(({ x, y }) => x >= 210 && x <= 1230 && y >= 360 && y <= 720)).toEqual([]);
  }
});
