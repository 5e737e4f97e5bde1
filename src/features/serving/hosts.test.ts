import { expect, test } from 'vitest';
import { hostLabelOf } from '../coins/host-label.ts';
import { createHostReader } from './hosts.ts';

test('a page host gives its slug, any other host none', () => {
  const slugOf = createHostReader('https://{slug}.example.com', 'https://app.example.com');
  expect(slugOf('pepe.example.com')).toBe('pepe');
  expect(slugOf('PEPE.Example.com')).toBe('pepe');
  expect(slugOf('example.com')).toBeNull();
  expect(slugOf('app.example.com')).toBeNull();
  expect(slugOf('a.pepe.example.com')).toBeNull();
  expect(slugOf('pepe.example.com.evil.org')).toBeNull();
});

test('a port belongs to the host', () => {
  const slugOf = createHostReader('http://{slug}.localhost:4000', 'http://localhost:4000');
  expect(slugOf('pepe.localhost:4000')).toBe('pepe');
  expect(slugOf('pepe.localhost:5000')).toBeNull();
});

test('a name in another script comes back from its host label', () => {
  const slugOf = createHostReader('https://{slug}.example.com', 'https://app.example.com');
  expect(slugOf(`${hostLabelOf('猫币')}.example.com`)).toBe('猫币');
  expect(slugOf('.example.com')).toBeNull();
});
