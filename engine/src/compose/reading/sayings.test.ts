import { expect, test } from 'vitest';
import { readCalled, readCount, readRefrain, readSpoken } from './sayings.ts';

test('what somebody says stands between quotation marks', () => {
  expect(readSpoken('A moth who diagnoses every lamp with “brightness”.')).toBe('brightness');
  expect(readSpoken('He said "no." Then he left.')).toBe('no');
  expect(readSpoken('It is 6" long and 4" wide.')).toBe('long and 4');
  expect(readSpoken('Nobody says anything.')).toBeNull();
});

test('a first name is one that the coin does not bear', () => {
  expect(readCalled(['A mop named Denise.'], ['Mop', 'MOP'])).toBe('Denise');
  expect(readCalled(['Greg is a lawnmower.'], ['Gregory', 'GRGR'])).toBe('Greg');
  expect(readCalled(['Horst is a garden gnome.'], ['Horst', 'HORST'])).toBeNull();
  expect(readCalled(['This is a frog.', 'Everything is a coin.'], ['Zorp'])).toBeNull();
});

test('what is counted is several things', () => {
  expect(readCount('The neighbours have filed eleven complaints, the eleventh in song.')).toBe(
    'eleven complaints',
  );
  expect(readCount('A cat with nine lives.')).toBe('nine lives');
  expect(readCount('Started as five minutes.')).toBeNull();
  expect(readCount('One frog.')).toBeNull();
});

test('a refrain is said twice and is whole by itself', () => {
  const noir = ['It was raining in the city.', 'It was always raining in the city.'];
  expect(readRefrain(noir)).toBe('raining in the city');
  expect(readRefrain(['The frog sat.', 'The frog sat down.'])).toBeNull();
  expect(readRefrain(['One line.', 'Another.'])).toBeNull();
});
