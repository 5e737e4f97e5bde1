// @vitest-environment happy-dom
import { testDocument } from '@moonpage/engine/document/document.fixture.ts';
import { beforeEach, expect, it } from 'vitest';
import { keepUnsaved, readUnsaved } from './kept.ts';

const [mine, sent] = [testDocument({ title: 'Mine' }), testDocument({ title: 'Sent' })];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('gives back what was kept, with what was sent and not answered', () => {
  keepUnsaved('ada', { document: mine, base: 'one', sent });
  expect(readUnsaved('ada')).toEqual({ document: mine, base: 'one', sent });
  expect(readUnsaved('bob')).toBeNull();
  keepUnsaved('ada', null);
  expect(readUnsaved('ada')).toBeNull();
});

it('reads past what another window left and cannot be read, and leaves it there', () => {
  localStorage.setItem('moonpage.studio.ada.other', '{"document":');
  localStorage.setItem('moonpage.studio.ada.third', JSON.stringify({ document: {}, base: 'two', at: 1 }));
  keepUnsaved('ada', { document: mine, base: 'one' });
  expect(readUnsaved('ada')).toEqual({ document: mine, base: 'one' });
  expect(Object.keys(localStorage)).toHaveLength(3);
});

it('takes over what a closed window left', () => {
  keepUnsaved('ada', { document: mine, base: 'one' });
  sessionStorage.clear();
  expect(readUnsaved('ada')).toEqual({ document: mine, base: 'one' });
  expect(Object.keys(localStorage)).toHaveLength(1);
});
