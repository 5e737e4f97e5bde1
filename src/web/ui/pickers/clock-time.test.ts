import { expect, test } from 'vitest';
import {
  formatClockTime,
  nearestTurn,
  parseClockTime,
  positionAfter,
  positionAt,
  positionsOf,
  typeDigit,
} from './clock-time.ts';

test('a time is written as H:MM AM/PM and read back', () => {
  for (const text of ['12:00 PM', '12:00 AM', '1:05 AM', '11:55 PM', '9:07 AM']) {
    const time = parseClockTime(text);
    expect(time && formatClockTime(time)).toBe(text);
  }
});

test('what is no time of a twelve-hour clock is refused', () => {
  for (const text of ['', '13:00 PM', '0:30 AM', '12:60 PM', '12:00', 'noon', '1:5 AM']) {
    expect(parseClockTime(text)).toBeNull();
  }
});

test('both faces have twelve positions, clockwise from the top', () => {
  expect(positionsOf('hours')).toEqual([12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(positionsOf('minutes')).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55]);
});

test('a point on the dial means the position it is nearest to', () => {
  expect(positionAt('hours', 0, -80)).toBe(12);
  expect(positionAt('hours', 80, 0)).toBe(3);
  expect(positionAt('hours', 0, 80)).toBe(6);
  expect(positionAt('hours', -80, 0)).toBe(9);
  expect(positionAt('hours', -12, -80)).toBe(12);
  expect(positionAt('minutes', -40, -69)).toBe(55);
  expect(positionAt('minutes', 40, -69)).toBe(5);
  expect(positionAt('minutes', 3, -80)).toBe(0);
});

test('arrow keys walk around the face in both directions', () => {
  expect(positionAfter('hours', 12, 1)).toBe(1);
  expect(positionAfter('hours', 1, -1)).toBe(12);
  expect(positionAfter('hours', 11, 1)).toBe(12);
  expect(positionAfter('minutes', 55, 1)).toBe(0);
  expect(positionAfter('minutes', 0, -1)).toBe(55);
});

test('from a minute between two positions the arrows reach its neighbours', () => {
  expect(positionAfter('minutes', 7, 1)).toBe(10);
  expect(positionAfter('minutes', 7, -1)).toBe(5);
  expect(positionAfter('minutes', 58, 1)).toBe(0);
});

test('typed digits become an hour', () => {
  expect(typeDigit('hours', '', '1')).toEqual({ value: 1, before: '1' });
  expect(typeDigit('hours', '1', '2')).toEqual({ value: 12, before: '' });
  expect(typeDigit('hours', '1', '7')).toEqual({ value: 7, before: '7' });
  expect(typeDigit('hours', '', '0')).toBeNull();
});

test('typed digits become a multiple of five minutes', () => {
  expect(typeDigit('minutes', '', '4')).toEqual({ value: 40, before: '4' });
  expect(typeDigit('minutes', '4', '7')).toEqual({ value: 45, before: '' });
  expect(typeDigit('minutes', '0', '5')).toEqual({ value: 5, before: '' });
  expect(typeDigit('minutes', '', '8')).toEqual({ value: 5, before: '' });
});

test('the hand takes the short way', () => {
  expect(nearestTurn(330, 0)).toBe(360);
  expect(nearestTurn(0, 330)).toBe(-30);
  expect(nearestTurn(360, 30)).toBe(390);
  expect(nearestTurn(90, 120)).toBe(120);
});
