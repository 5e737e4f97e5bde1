import { expect, test } from 'vitest';
import { readTableView, writeTableView } from './table-view.ts';

const usual = { search: '', after: undefined, before: undefined, size: 25 } as const;

test('an address without a query is the usual view, and the usual view needs none', () => {
  expect(readTableView('')).toEqual(usual);
  expect(writeTableView(usual).toString()).toBe('');
});

test('what is written is read again', () => {
  const view = { ...usual, search: '100% &=#_', after: '17.a-b', size: 100 } as const;
  expect(readTableView(`?${writeTableView(view).toString()}`)).toEqual(view);
});

test.each(['?size=7', '?size=many', '?size=', '?other=1'])('%s is the usual view', (query) => {
  expect(readTableView(query)).toEqual(usual);
});

test('a search is cut to what the server takes', () => {
  expect(readTableView(`?search=${'x'.repeat(500)}`).search).toHaveLength(200);
});
