// @vitest-environment happy-dom
import { testDocument } from '@moonpage/engine/document/document.fixture.ts';
import { mostParagraphs } from '@moonpage/engine/sections/story/schema.ts';
import { flushSync } from 'react-dom';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { showInStudio, type TestStudio } from '../test-support/show-in-studio.tsx';
import { SectionPanel } from './section-panel.tsx';

let studio: TestStudio;
afterEach(() => studio.remove());
const show = (selected: string | null) => {
  studio = showInStudio(<SectionPanel />, { selected });
};

/** As browsers do when somebody types: not through the property of the element that React watches. */
const setNatively = (control: HTMLTextAreaElement, text: string) =>
  Reflect.set(HTMLTextAreaElement.prototype, 'value', text, control);
beforeAll(() => {
  // happy-dom's own goes through that property.
  HTMLTextAreaElement.prototype.setRangeText = function (text: string, start?: number, end?: number) {
    setNatively(this, this.value.slice(0, start) + text + this.value.slice(end));
    this.setSelectionRange((start ?? 0) + text.length, (start ?? 0) + text.length);
  };
});

const labels = () => [...studio.place.querySelectorAll('label')].map((each) => each.textContent);
const field = (label: string) => {
  const name = [...studio.place.querySelectorAll('label')].find((each) => each.textContent === label);
  const found = name && document.querySelector<HTMLTextAreaElement>(`[id="${name.htmlFor}"]`);
  if (!found) throw new Error(`No field ${label}`);
  return found;
};
const type = (label: string, text: string) => {
  const control = field(label);
  setNatively(control, text);
  flushSync(() => control.dispatchEvent(new Event('input', { bubbles: true })));
};
const press = (name: string) => {
  const found = [...studio.place.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );
  if (!found) throw new Error(`No button ${name}`);
  flushSync(() => found.click());
};
const noteOf = (label: string) => {
  const ids = field(label).getAttribute('aria-describedby') ?? '';
  return ids ? (document.querySelector(`[id="${ids}"]`)?.textContent ?? '') : '';
};
const props = (id: string) => studio.document().sections.find((each) => each.id === id)?.props;

test('without a section it says how to pick one, also when the selected one is gone', () => {
  show(null);
  expect(studio.place.textContent).toContain('Pick a section on the page or in the list.');
  studio.select('gone');
  expect(studio.place.textContent).toContain('Tab to a section in the list, then Enter.');
});

test('a text is locked and given back, each a step; a locked section locks all of its texts', () => {
  show('hero');
  press('Lock Headline of Hero');
  expect(studio.document().sections[0]?.locked).toEqual(['headline']);
  press('Rewrite Headline of Hero');
  expect(studio.rewriting()).toBeNull();
  press('Lock Headline of Hero');
  expect(studio.document().sections[0]?.locked).toBeUndefined();
  expect(studio.steps()).toEqual(['Lock Headline of Hero', 'Unlock Headline of Hero']);
  press('Rewrite Headline of Hero');
  expect(studio.rewriting()).toEqual({ is: 'text', path: { section: 'hero', field: 'headline' } });

  press('Lock');
  expect(studio.document().sections[0]?.locked).toBe(true);
  expect(studio.isPage()).toBe(true);
  press('Headline of Hero is locked with its section');
  expect(studio.document().sections[0]?.locked).toBe(true);
  type('Headline', 'Still mine to write');
  expect(props('hero')).toMatchObject({ headline: 'Still mine to write' });
  press('Locked');
  expect(studio.document().sections[0]?.locked).toBeUndefined();
});

test('every text of the section has a field with its name', () => {
  show('faq');
  expect(labels()).toEqual(['Heading', 'Question 1', 'Answer 1', 'Question 2', 'Answer 2']);
  expect(field('Answer 2').value).toBe('Why not.');
});

test('typing into one text is one step, into another the next, and undo brings the fields back', () => {
  show('hero');
  type('Headline', 'A');
  type('Headline', 'A frog');
  type('Line below the headline', 'B');
  expect(props('hero')).toEqual({ kicker: '{ticker} on {chain}', headline: 'A frog', tagline: 'B' });
  expect(studio.steps()).toEqual(['Text of Hero', 'Text of Hero']);
  studio.undo();
  studio.undo();
  expect(field('Headline').value).toBe('Meet {name}');
  expect(studio.document()).toEqual(testDocument({}));
});

test('an emptied text says so and is not written until it has a letter', () => {
  show('hero');
  type('Headline', '');
  expect(field('Headline').value).toBe('');
  expect(field('Headline').getAttribute('aria-invalid')).toBe('true');
  expect(noteOf('Headline')).toContain('Write something here');
  expect(studio.steps()).toEqual([]);
  type('Headline', 'F');
  expect(noteOf('Headline')).toBe('');
  expect(props('hero')).toHaveProperty('headline', 'F');
});

test('a text that may be empty becomes empty', () => {
  show('hero');
  type('Line above the headline', '');
  expect(props('hero')).toHaveProperty('kicker', '');
  expect(noteOf('Line above the headline')).toBe('');
  expect(studio.isPage()).toBe(true);
});

test('near its limit a text is counted; beyond it the page shows what fits and the field keeps the rest', () => {
  show('hero');
  type('Headline', 'x'.repeat(110));
  expect(noteOf('Headline')).toBe('110 of 120 characters');
  type('Headline', 'x'.repeat(130));
  expect(noteOf('Headline')).toBe('Keep this to 120 characters. The page shows the first 120.');
  expect(field('Headline').value).toHaveLength(130);
  expect(props('hero')).toHaveProperty('headline', 'x'.repeat(120));
  type('Headline', `${'x'.repeat(130)}y`);
  expect(field('Headline').value).toHaveLength(131);
  expect(studio.isPage()).toBe(true);
  studio.undo();
  expect(field('Headline').value).toBe('Meet {name}');
});

test('pasted lines become one', () => {
  show('hero');
  type('Headline', 'one\ntwo\u0007');
  expect(field('Headline').value).toBe('one two ');
  expect(props('hero')).toHaveProperty('headline', 'one two ');
  expect(studio.isPage()).toBe(true);
});

test('a token is written where the caret was, or at the end of the first text', () => {
  show('hero');
  press('Insert {ticker}, now $PEPE');
  expect(props('hero')).toHaveProperty('kicker', '{ticker} on {chain}{ticker}');
  const headline = field('Headline');
  headline.focus();
  headline.setSelectionRange(0, 4);
  press('Insert {native}, now ETH');
  expect(props('hero')).toHaveProperty('headline', '{native} {name}');
  expect(field('Headline').selectionStart).toBe('{native}'.length);
});

test('items are added with a first text, moved with their focus and removed, each as a step, within the limits', async () => {
  show('story');
  press('Add paragraph');
  expect(props('story')).toHaveProperty('paragraphs', ['Once.', 'Twice.', 'This is {name}.']);
  await expect.poll(() => document.activeElement).toBe(field('Paragraph 3'));
  press('Move paragraph 3 up');
  expect(props('story')).toHaveProperty('paragraphs', ['Once.', 'This is {name}.', 'Twice.']);
  expect(field('Paragraph 2').value).toBe('This is {name}.');
  expect(studio.place.querySelector('output')?.textContent).toBe('Paragraph 3 is now 2 of 3.');
  press('Remove paragraph 2');
  press('Remove paragraph 2');
  press('Remove paragraph 1');
  expect(props('story')).toHaveProperty('paragraphs', ['Once.']);
  expect(studio.steps()).toEqual([
    'Add Paragraph to Story',
    'Move Paragraph of Story',
    'Remove Paragraph of Story',
    'Remove Paragraph of Story',
  ]);
  for (let more = 1; more < mostParagraphs; more += 1) press('Add paragraph');
  expect(() => press('Add paragraph')).toThrow('No button');
  expect(studio.isPage()).toBe(true);
});

test('the remarks under the steps keep their places and their number', () => {
  show('how-to-buy');
  type('Remark 3', 'Third');
  expect(props('how-to-buy')).toHaveProperty('notes', ['Note one', 'Note two', 'Third', 'Note four']);
  expect(() => press('Add remark')).toThrow('No button');
  expect(() => press('Remove remark 1')).toThrow('No button');
});
