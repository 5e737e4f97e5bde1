// @vitest-environment happy-dom
import { testDocument } from '@moonpage/engine/document/document.fixture.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { changed, historyOf } from './history.ts';
import { keepHistory, keepUnsaved, readHistory, readUnsaved } from './kept.ts';

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

/** Another document with the browser's storage as it is: a reload, or a tab that begins with a copy of this one's. */
async function openAgain() {
  vi.resetModules();
  return await import('./kept.ts');
}

it('takes over what a closed window left', async () => {
  keepUnsaved('ada', { document: mine, base: 'one' });
  const next = await openAgain();
  expect(next.readUnsaved('ada')).toEqual({ document: mine, base: 'one' });
  expect(Object.keys(localStorage)).toHaveLength(1);
});

it('a reload goes on under its name, and a duplicate of the tab under one of its own', async () => {
  const first = await openAgain();
  first.keepUnsaved('ada', { document: mine, base: 'one' });
  const [key] = Object.keys(localStorage);
  first.nameWindow(true);
  const reloaded = await openAgain();
  reloaded.keepUnsaved('ada', { document: mine, base: 'two' });
  expect(Object.keys(localStorage)).toEqual([key]);
  reloaded.nameWindow(false);
  const duplicate = await openAgain();
  // It goes on with what the first has not saved, which goes on with it as well.
  expect(duplicate.readUnsaved('ada')).toEqual({ document: mine, base: 'two' });
  reloaded.keepUnsaved('ada', { document: mine, base: 'two' });
  expect(Object.keys(localStorage)).toHaveLength(2);
  // What the duplicate has saved takes nothing away that the first window has not.
  duplicate.keepUnsaved('ada', null);
  expect(reloaded.readUnsaved('ada')).toEqual({ document: mine, base: 'two' });
});

it('keeps as many steps for a reload as there is room for, the latest of them', () => {
  let history = historyOf(testDocument({ title: 'Step 0' }));
  for (let at = 1; at <= 60; at += 1)
    history = changed(history, {
      document: testDocument({ title: `Step ${at}` }),
      label: 'Title',
      key: null,
    });
  const { document } = history.present;
  const keptOf = (room: number) => {
    const setItem = vi.spyOn(sessionStorage, 'setItem').mockImplementation((key, value) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      Reflect.set(sessionStorage, key, value);
    });
    keepHistory('ada', history);
    setItem.mockRestore();
    return readHistory('ada', document).past.length;
  };
  const size = JSON.stringify(history.present).length;
  expect(keptOf(Infinity)).toBe(50);
  expect(keptOf(20 * size)).toBe(10);
  expect(keptOf(5 * size)).toBe(1);
});
