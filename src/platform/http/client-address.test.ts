import { expect, test } from 'vitest';
import { createClientAddressReader } from './client-address.ts';

test('a forwarded address from an unknown peer is not believed', () => {
  const read = createClientAddressReader([]);
  expect(read('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9');
});

test('a trusted proxy vouches for the address to its left, and no further', () => {
  const read = createClientAddressReader(['10.0.0.0/8', '::1']);
  expect(read('::1', '192.0.2.7, 198.51.100.1, 10.1.2.3')).toBe('198.51.100.1');
  expect(read('::ffff:10.0.0.1', '192.0.2.7')).toBe('192.0.2.7');
});

test('a trusted proxy that names nobody is itself the visitor', () => {
  const read = createClientAddressReader(['127.0.0.1']);
  expect(read('127.0.0.1', null)).toBe('127.0.0.1');
  expect(read('127.0.0.1', 'not-an-address')).toBe('127.0.0.1');
});

test('the first forwarded address that does not count is reported, and no other', () => {
  const ignored: string[] = [];
  const read = createClientAddressReader(['127.0.0.1'], (peer) => ignored.push(peer));
  read('127.0.0.1', '192.0.2.7');
  read('203.0.113.9', null);
  expect(ignored).toEqual([]);
  read('203.0.113.9', '192.0.2.7');
  read('203.0.113.10', '192.0.2.7');
  expect(ignored).toEqual(['203.0.113.9']);
});
