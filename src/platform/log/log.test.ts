import { DrizzleQueryError } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { withoutParameters } from './log.ts';

const failed = new DrizzleQueryError(
  'insert into users (email) values ($1)',
  ['dana@example.com'],
  new Error('the connection was lost'),
);
const line = (error: unknown) => JSON.stringify(pino.stdSerializers.err(withoutParameters(error)));

test('a failed query is told without what was in it', () => {
  expect(line(failed)).toContain('insert into users');
  expect(line(failed)).toContain('the connection was lost');
  expect(line(failed)).not.toContain('dana@example.com');
});

test('nor does a failure that it has caused tell it', () => {
  const told = line(new Error('the account could not be made', { cause: failed }));
  expect(told).toContain('the account could not be made');
  expect(told).toContain('the connection was lost');
  expect(told).not.toContain('dana@example.com');
});

test('any other failure stays as it is', () => {
  const error = new RangeError('out of range');
  expect(withoutParameters(error)).toBe(error);
});
