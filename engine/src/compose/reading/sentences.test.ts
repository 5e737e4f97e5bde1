import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinSentences } from '../../text/join-sentences.ts';
import { readSentences, standsAlone } from './sentences.ts';

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
    [
      '24. December is the day. It was day 3. Then he left.',
      ['24. December is the day.', 'It was day 3.', 'Then he left.'],
    ],
    ['Wait for 1. It is the first.', ['Wait for 1.', 'It is the first.']],
  ])('%j', (description, expected) => {
    expect(readSentences(description)).toEqual(expected);
  });

  test.each([
    [
      'How to play:\n1. Spin the wheel.\n2. Run.\n3.\nEnd.',
      ['How to play:', 'Spin the wheel.', 'Run.', 'End.'],
    ],
    ['Steps: 1. Join us 2. Buy some 3. Hold. Done.', ['Steps:', 'Join us', 'Buy some', 'Hold.', 'Done.']],
    ['1. Купи жабу\n2. Спи', ['Купи жабу', 'Спи']],
    ['(1) Compra\n(2) Duerme', ['Compra', 'Duerme']],
    ['1）加入群组\n2）睡觉', ['加入群组', '睡觉']],
    ['1、加入\n2、购买', ['加入', '购买']],
    ['１．寝る\n２．起きる', ['寝る', '起きる']],
    ['① 사다\n② 자다', ['사다', '자다']],
    ['۱. بخر\n۲. بخواب', ['بخر', 'بخواب']],
    ['१. खरीदो\n२. सो जाओ', ['खरीदो', 'सो जाओ']],
    ['1️⃣ Join\n2️⃣ Nap', ['Join', 'Nap']],
    ['1.Join\n2.Nap', ['Join', 'Nap']],
  ])('%j: the numbers of a list are in no sentence', (description, expected) => {
    expect(readSentences(description)).toEqual(expected);
  });

  test('nothing that can be seen is lost or added but the numbers of lists', () => {
    const visible = (text: string) => text.toWellFormed().replaceAll(/\P{L}/gu, '');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (description) => {
        expect(visible(readSentences(description).join(''))).toBe(visible(description));
      }),
    );
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
