import { expect, test } from 'vitest';
import { createLimit, networkKey, visitorKey } from './limit.ts';

test('a key has its attempts per window, and again in the next', () => {
  let instant = 0;
  const limit = createLimit({ max: 2, windowInMs: 1_000, now: () => instant });
  expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([true, true, false]);
  expect(limit.take('b')).toBe(true);
  instant = 999;
  expect(limit.take('a')).toBe(false);
  instant = 1_000;
  expect(limit.take('a')).toBe(true);
});

test('a clock that was ahead and came back leaves nobody waiting for what it said', () => {
  let instant = 86_400_000;
  const limit = createLimit({ max: 1, windowInMs: 1_000, now: () => instant });
  expect([limit.take('a'), limit.take('a')]).toEqual([true, false]);
  instant = 0;
  expect([limit.take('a'), limit.take('a')]).toEqual([true, false]);
});

test('an IPv6 network is one visitor, IPv4 addresses are each their own', () => {
  expect(visitorKey('2001:db8:1:2:3:4:5:6')).toBe(visitorKey('2001:db8:1:2::1'));
  expect(visitorKey('2001:0DB8:0001:0002::')).toBe('2001:db8:1:2');
  expect(visitorKey('2001:db8:1:3::1')).not.toBe(visitorKey('2001:db8:1:2::1'));
  expect(visitorKey('::1')).toBe('0:0:0:0');
  expect(visitorKey('192.0.2.1')).toBe('192.0.2.1');
});

test('the visitors of an IPv6 /48 share a network, IPv4 addresses none', () => {
  expect(networkKey('2001:db8:1:2::1')).toBe(networkKey('2001:db8:1:ffff::9'));
  expect(networkKey('2001:db8:2:2::1')).not.toBe(networkKey('2001:db8:1:2::1'));
  expect(networkKey('192.0.2.1')).toBe('192.0.2.1');
});
