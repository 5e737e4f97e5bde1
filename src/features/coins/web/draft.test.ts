import { expect, test } from 'vitest';
import { createDraft, type DraftStore } from './draft.ts';
import { startValues } from './form-values.ts';
import { emptyCoin } from './saved-coin.fixture.ts';

const start = startValues(emptyCoin);

function memory(): DraftStore & { readonly items: Map<string, string> } {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

test('what was typed comes back, to its own account only', () => {
  const store = memory();
  const typed = { ...start, coinName: 'Pepe' };
  createDraft(() => store, 'ada').keep(typed, start);
  expect(createDraft(() => store, 'ada').read(start)).toEqual(typed);
  expect(createDraft(() => store, 'bob').read(start)).toBeNull();
});

test('typing back to the start, or forgetting, leaves no draft', () => {
  const store = memory();
  const draft = createDraft(() => store, 'ada');
  expect(draft.isKept()).toBe(false);
  draft.keep({ ...start, coinName: 'Pepe' }, start);
  expect(draft.isKept()).toBe(true);
  draft.keep(start, start);
  expect(draft.isKept()).toBe(false);
  expect(store.items.size).toBe(0);
  draft.keep({ ...start, coinName: 'Pepe' }, start);
  draft.forget();
  expect(draft.read(start)).toBeNull();
});

test('a draft that has been saved meanwhile is no draft any more', () => {
  const store = memory();
  const draft = createDraft(() => store, 'ada');
  const typed = { ...start, coinName: 'Pepe' };
  draft.keep(typed, start);
  expect(draft.read(typed)).toBeNull();
});

test('anything else in the store is no draft', () => {
  const texts = ['', 'null', '[]', '{', '{"coinName":1}', '{"isAdmin":"true"}'];
  const restored = texts.map((text) => {
    const store = memory();
    store.items.set('build-draft-ada', text);
    return createDraft(() => store, 'ada').read(start);
  });
  expect(restored).toEqual(texts.map(() => null));
});

test('a draft of fewer fields is completed from the start', () => {
  const store = memory();
  store.items.set('build-draft-ada', '{"coinName":"Pepe"}');
  expect(createDraft(() => store, 'ada').read(start)).toEqual({ ...start, coinName: 'Pepe' });
});

test('a browser that keeps nothing is no hindrance', () => {
  const draft = createDraft(() => {
    throw new Error('forbidden');
  }, 'ada');
  draft.keep({ ...start, coinName: 'Pepe' }, start);
  expect(draft.read(start)).toBeNull();
  expect(() => draft.forget()).not.toThrow();
});
