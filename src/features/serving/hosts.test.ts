import { expect, test } from 'vitest';
import { createHostReader } from './hosts.ts';

test('a page host gives its slug, any other host none', () => {
  const slugOf = createHostReader('https://{slug}.example.com');
  expect(slugOf('pepe.example.com')).toBe('pepe');
  expect(slugOf('PEPE.Example.com')).toBe('pepe');
  expect(slugOf('example.com')).toBeNull();
  expect(slugOf('a.pepe.example.com')).toBeNull();
  expect(slugOf('pepe.example.com.evil.org')).toBeNull();
});

test('a port belongs to the host', () => {
  const slugOf = createHostReader('http://{slug}.localhost:4000');
  expect(slugOf('pepe.localhost:4000')).toBe('pepe');
  expect(slugOf('pepe.localhost:5000')).toBeNull();
});
