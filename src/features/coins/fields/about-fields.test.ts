import { expect, test } from 'vitest';
import { z } from 'zod';
import { schemasOf } from './fields.ts';

const { subject, tone, pageLanguage } = schemasOf('rule');
const schema = z.strictObject({ subject, tone, pageLanguage });

function refusalsOf(input: object): Record<string, string> {
  const issues = schema.safeParse(input).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

test('what is not chosen stays so, and nothing in particular is a choice', () => {
  expect(schema.parse({})).toEqual({ subject: null, tone: '', pageLanguage: '' });
  const nothing = { subject: '', tone: '', pageLanguage: '' };
  expect(schema.parse(nothing)).toEqual(nothing);
});

test.each(['a raccoon', 'fries', '一只猫', 'a frog wif a hat', '🐸'])('a page may be about %s', (words) => {
  expect(schema.parse({ subject: words })).toMatchObject({ subject: words });
});

test('what endangers readers, what is too long and what is none of the choices is refused', () => {
  expect(refusalsOf({ subject: 'x'.repeat(41), tone: 'angry', pageLanguage: 'tlh' })).toEqual({
    subject: 'What the page is about must be at most 40 characters',
    tone: 'Please choose one of deadpan, hype, wholesome, degen',
    pageLanguage: 'Please choose one of en, es, pt, tr, zh, vi, ru, fr, de, id',
  });
  const dangerous = ['raccoon.com', 'Guaranteed 100x', 'Connect your wallet'];
  expect(dangerous.map((words) => refusalsOf({ subject: words }).subject)).toEqual(
    dangerous.map((words) => expect.stringContaining(`“${words}”`) as string),
  );
});
