import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinSentences, readSentences, standsAlone, withStop, withoutStop } from './sentences.ts';

describe('sentences', () => {
  test.each<[string, string[]]>([
    ['It is a dog. The hat stays on.', ['It is a dog.', 'The hat stays on.']],
    ['the hat stays on. it is a dog', ['the hat stays on.', 'it is a dog']],
    ['Mr. Frog met Dr. Toad, e.g. at 3.5 p.m. once.', ['Mr. Frog met Dr. Toad, e.g. at 3.5 p.m. once.']],
    ['No. It is a dog.', ['No.', 'It is a dog.']],
    ['Wait... what? Yes!', ['Wait... what?', 'Yes!']],
    ['He said “no.” Then he left.', ['He said “no.”', 'Then he left.']],
    ['这是猫。它不动！', ['这是猫。', '它不动！']],
    ['Real. 🐐🚀 Yes.', ['Real.', '🐐🚀 Yes.']],
    ['It is real. 🐐🚀', ['It is real. 🐐🚀']],
    ['- one line\n• another\r\n\r\nthird', ['one line', 'another', 'third']],
    ['a\u202eb \u200b c\u0007d', ['ab c d']],
    ['... !!! ???', []],
  ])('%j', (description, expected) => {
    expect(readSentences(description)).toEqual(expected);
  });

  test('nothing that can be seen is lost or added', () => {
    const visible = (text: string) => text.toWellFormed().replaceAll(/[^\p{L}\p{N}]/gu, '');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (description) => {
        expect(visible(readSentences(description).join(''))).toBe(visible(description));
      }),
    );
  });

  test('a missing stop is added, a stop in the way is taken', () => {
    expect(withStop('just a cat')).toBe('just a cat.');
    expect(withStop('Yes!')).toBe('Yes!');
    expect(withoutStop('The hat stays on.')).toBe('The hat stays on');
    expect(withoutStop('Wait..')).toBe('Wait..');
  });

  test('Chinese sentences stand without a blank between them', () => {
    expect(joinSentences('这是猫。', '它不动。')).toBe('这是猫。它不动。');
    expect(joinSentences('One.', 'Two.')).toBe('One. Two.');
  });

  test('a short sentence that leans on another does not stand alone', () => {
    expect(standsAlone('His cat does.')).toBe(false);
    expect(standsAlone('Probably nothing.')).toBe(true);
    expect(standsAlone('It screams when it is happy.')).toBe(true);
  });
});
