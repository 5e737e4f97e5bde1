import { testDocument } from '@moonpage/engine/document/document.fixture.ts';
import { expect, it } from 'vitest';
import { changed, historyOf, redone, sealed, stepLimit, undone } from './history.ts';

const first = testDocument({});
const step = (title: string, key: string | null = null) => ({
  document: { ...first, title },
  label: `Title ${title}`,
  key,
});

it('goes back and forth, and forgets what was undone once something else is done', () => {
  const two = changed(changed(historyOf(first), step('a')), step('b'));
  const back = undone(two);
  expect(back.present.document.title).toBe('a');
  expect(redone(back).present.document.title).toBe('b');
  expect(changed(back, step('c')).future).toEqual([]);
  expect(undone(undone(undone(two))).present.document).toBe(first);
  expect(redone(two)).toBe(two);
});

it('joins letters of one text, until it is left', () => {
  const typed = changed(changed(historyOf(first), step('a', 'title')), step('ab', 'title'));
  expect(undone(typed).present.document).toBe(first);
  const again = changed(sealed(typed), step('abc', 'title'));
  expect(undone(again).present.document.title).toBe('ab');
});

it('does not join what is typed with what an undo has brought back', () => {
  const typed = changed(changed(historyOf(first), step('a', 'title')), step('b', 'other'));
  const back = changed(undone(typed), step('ax', 'title'));
  expect(undone(back).present.document.title).toBe('a');
});

it('keeps as many steps as it says', () => {
  let history = historyOf(first);
  for (let at = 0; at < stepLimit + 20; at += 1) history = changed(history, step(String(at)));
  expect(history.past).toHaveLength(stepLimit);
  expect(changed(history, { ...step('same'), document: history.present.document })).toBe(history);
});

it('takes a change of facts for a step, though the document stays', () => {
  const facts = { before: { symbol: 'PEPE' }, after: { symbol: 'TOAD' } };
  const made = changed(historyOf(first), { document: first, label: 'Change Symbol', key: null, facts });
  expect(made.present.facts).toBe(facts);
  expect(undone(made).present.facts).toBeUndefined();
  expect(redone(undone(made)).present.facts).toBe(facts);
});
