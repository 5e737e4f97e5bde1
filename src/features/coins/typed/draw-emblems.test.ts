import { expect, test } from 'vitest';
import { drawEmblems } from './draw-emblems.ts';

const typed = {
  coinName: 'Gerald',
  description: 'Gerald is a frog who sells insurance.',
  subject: null,
  symbol: 'GER',
  mainColors: '#f7931a',
  pageBackground: 'beige',
  emblem: '',
};
const svgOf = (picture: string) => decodeURIComponent(picture.replace(/^[^,]*,/, ''));

test('six pictures in the coin’s colors, the unasked one first', () => {
  const drawn = drawEmblems(typed);
  expect(drawn.map(({ name }) => name)).toHaveLength(6);
  expect(drawn[0]?.name).toBe('frog-happy-0');
  expect(new Set(drawn.map(({ picture }) => picture)).size).toBe(6);
  for (const { picture } of drawn) expect(svgOf(picture)).toMatch(/^<svg xmlns=.*#f7931a.*<\/svg>$/s);
});

test('what the creator says that it is about is drawn, and what was chosen before is among them', () => {
  expect(drawEmblems({ ...typed, subject: 'a cat' })[0]?.name).toBe('cat-happy-0');
  expect(drawEmblems({ ...typed, subject: '' })[0]?.name).toBe('ticker-0');
  const names = (emblem: string) => drawEmblems({ ...typed, emblem }).map(({ name }) => name);
  expect(names('dog-sad-1')).toContain('dog-sad-1');
  expect(names('frog-happy-0')).toHaveLength(6);
  expect(names('<script>')).not.toContain('<script>');
});

test('hostile words draw no markup of their own', () => {
  const drawn = drawEmblems({ ...typed, description: '', symbol: '"><script>', mainColors: 'red;}</style>' });
  for (const { picture } of drawn) expect(svgOf(picture)).not.toContain('<script');
});
