import { describe, expect, it } from 'vitest';
import { mastheadOf } from './masthead.ts';

const english = { isEnglish: true };

describe('the masthead', () => {
  it.each(['Pepe', 'Bonk', 'Burnt Toast', 'X', '猫'])('names a daily after %s', (name) => {
    expect(mastheadOf(name, english)).toMatchObject({ prefix: 'The Daily ', name });
  });

  it.each(['The Frog', 'the', 'Baby Doge Coin', 'W'.repeat(32)])('stands by itself for %s', (name) => {
    expect(mastheadOf(name, english)).toMatchObject({ prefix: '', name });
  });

  it('is the name alone where the page is not in English', () => {
    expect(mastheadOf('Pepe', { isEnglish: false })).toMatchObject({ prefix: '', name: 'Pepe' });
  });

  it('sets names that blackletter makes unreadable in the face of the headlines, letter for letter', () => {
    for (const name of ['HOGE CTO', 'Bonk']) {
      expect(mastheadOf(name, english)).toMatchObject({ name, isPlain: true });
    }
    expect(mastheadOf('McFrog', english)).toMatchObject({ name: 'McFrog', isPlain: false });
  });

  it('is set smaller the wider it is', () => {
    const fits = ['X', 'Notcoin', 'Baby Doge Coin', 'Baby Doge Coin of the Moon', 'W'.repeat(32)].map(
      (name) => Number(mastheadOf(name, english).fit),
    );
    expect(fits).toEqual(fits.toSorted((one, other) => one - other));
    expect(fits.at(0)).toBe(1);
    expect(fits.at(-1)).toBe(5);
  });
});
