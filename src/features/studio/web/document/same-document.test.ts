import { testDocument } from '@moonpage/engine/document/document.fixture.ts';
import { expect, it } from 'vitest';
import { hideSection, withLook } from './edits.ts';
import { isSame } from './same-document.ts';
import { parseDocument } from '@moonpage/engine/document/parse.ts';

const document = testDocument({});

it.each([
  ['hidden', hideSection(document, 'faq', true)],
  ['laid out', withLook(document, { layout: 'poster' })],
  ['a space longer', { ...document, title: `${document.title} ` }],
])('a page that is %s is the one that the service answers with', (_, page) => {
  const parsed = parseDocument(JSON.parse(JSON.stringify(page)));
  expect(parsed.ok && isSame(page, parsed.document)).toBe(true);
  expect(isSame(page, document)).toBe(page.title !== document.title);
});

it('tells lists of other lengths and other texts apart', () => {
  expect(isSame({ a: ['x'] }, { a: ['x', 'y'] })).toBe(false);
  expect(isSame({ a: 'x' }, { a: 'y' })).toBe(false);
  expect(isSame({ a: [] }, { a: {} })).toBe(false);
  expect(isSame({ a: 1, b: undefined }, { a: 1 })).toBe(true);
});
