import { describe, expect, it } from 'vitest';
import { mastheadOf } from './masthead.ts';

describe('the masthead', () => {
  it.each(['Pepe', 'Bonk', 'Burnt Toast', 'X', '猫'])('names a daily after %s', (name) => {
    expect(mastheadOf(name)).toMatchObject({ prefix: 'The Daily ', name });
  });

  it.each(['The Frog', 'the', 'Baby Doge Coin', 'W'.repeat(32)])('stands by itself for %s', (name) => {
    expect(mastheadOf(name)).toMatchObject({ prefix: '', name });
  });

  it('keeps the letters of a name and only sets shouted ones small', () => {
    expect(mastheadOf('PEPE')).toMatchObject({ name: 'PEPE', isShouted: true });
    expect(mastheadOf('McFrog')).toMatchObject({ name: 'McFrog', isShouted: false });
  });

  it('is set smaller the wider it is', () => {
    const fits = ['X', 'Notcoin', 'Baby Doge Coin', 'Baby Doge Coin of the Moon', 'W'.repeat(32)].map(
      (name) => Number(mastheadOf(name).fit),
    );
    expect(fits).toEqual(fits.toSorted((one, other) => one - other));
    expect(fits.at(0)).toBe(1);
    expect(fits.at(-1)).toBe(5);
  });
});
