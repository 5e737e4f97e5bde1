import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createPalette } from '../../colour/palette.ts';
import { MoonEmblem } from './emblem.tsx';

const palette = createPalette({ colours: ['#7c3aed'], background: '#000' });

function drawn(symbol: string, seed: number): string {
  return renderToStaticMarkup(createElement(MoonEmblem, { symbol, seed, palette }));
}

function linesOf(svg: string): string[] {
  return [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map((match) => match[1] ?? '');
}

describe('the moon emblem', () => {
  it.each([
    ['WIF', ['WIF']],
    ['BRETT', ['BRETT']],
    ['SUNDOG', ['SUN', 'DOG']],
    ['BABYDOGE', ['BABY', 'DOGE']],
    ['🐸🐸🐸🐸🐸🐸', ['🐸🐸🐸', '🐸🐸🐸']],
  ])('mints all of %s', (symbol, lines) => {
    expect(linesOf(drawn(symbol, 1))).toEqual(lines);
  });
});
