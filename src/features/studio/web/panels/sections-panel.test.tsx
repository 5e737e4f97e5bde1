// @vitest-environment happy-dom
import { testDocument } from '@moonpage/engine/document/document.fixture.ts';
import { nothingStated } from '@moonpage/engine/facts.ts';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SectionsPanel } from './sections-panel.tsx';
import { showInStudio, type TestStudio } from '../test-support/show-in-studio.tsx';

let studio: TestStudio;
beforeEach(() => {
  studio = showInStudio(<SectionsPanel />, { facts: { gallery: [], creatorStated: nothingStated } });
});
afterEach(() => studio.remove());

const row = (id: string) => {
  const found = studio.place.querySelector<HTMLElement>(`[data-section="${id}"]`);
  if (!found) throw new Error(`No row of ${id}`);
  return found;
};
const named = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button, [role=menuitem]')].find(
    (each) => each.getAttribute('aria-label') === name || each.textContent === name,
  );
const press = (name: string) => {
  const found = named(name);
  if (!found) throw new Error(`No button ${name}`);
  flushSync(() => found.click());
};
/** Radix opens a menu when the pointer goes down. */
const open = async (name: string) => {
  flushSync(() => named(name)?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 })));
  await expect.poll(() => document.querySelector('[role=menu]')).not.toBeNull();
};
const arrow = (id: string, key: 'ArrowUp' | 'ArrowDown') => {
  const event = new KeyboardEvent('keydown', { key, altKey: true, bubbles: true, cancelable: true });
  flushSync(() => row(id).dispatchEvent(event));
};
const ids = () => studio.document().sections.map(({ id }) => id);
const shownIds = () =>
  [...studio.place.querySelectorAll<HTMLElement>('[data-section]')].map((each) => each.dataset.section);
const announced = () => studio.announced();

test('the sections stand in order with their label and first words, tokens filled', () => {
  expect(shownIds()).toEqual(ids());
  expect(row('hero').textContent).toBe('HeroMeet Pepe');
  expect(row('how-to-buy').textContent).toBe('How to buyHow to buy $PEPE');
});

test('a section that the coin has no facts for says what it waits for', () => {
  expect(row('gallery').textContent).toBe('GalleryShows once the coin has more pictures');
  expect(row('tokenomics').textContent).toContain('Shows once the coin has figures');
  expect(row('chart').textContent).toBe('ChartThe line');
});

test('a press selects a section', () => {
  flushSync(() => row('faq').click());
  expect(studio.selected()).toBe('faq');
  expect(row('faq').getAttribute('aria-current')).toBe('true');
  expect(studio.place.querySelectorAll('[aria-current]')).toHaveLength(1);
});

test('Alt and an arrow key move a section, keep its focus, and say where it is', async () => {
  row('story').focus();
  arrow('story', 'ArrowDown');
  expect(ids().indexOf('story')).toBe(5);
  expect(announced()).toBe('Story moved to place 6 of 14');
  await expect.poll(() => document.activeElement).toBe(row('story'));
  expect(studio.steps()).toEqual(['Move Story']);
  studio.undo();
  expect(ids()).toEqual(testDocument({}).sections.map(({ id }) => id));
});

test('nothing moves before the first place, behind the footer, or as the footer', () => {
  arrow('hero', 'ArrowUp');
  arrow('closing', 'ArrowDown');
  arrow('footer', 'ArrowUp');
  expect(studio.steps()).toEqual([]);
});

test('a section is hidden and shown again; hero and footer cannot be', () => {
  press('Hide Community');
  expect(studio.document().sections.find(({ id }) => id === 'community')?.hidden).toBe(true);
  expect(row('community').textContent).toContain(', hidden');
  press('Show Community');
  expect(studio.steps()).toEqual(['Hide Community', 'Show Community']);
  expect(studio.document()).toEqual(testDocument({}));
  expect(named('Hide Hero') ?? named('Hide Footer')).toBeUndefined();
});

test('the menu of a row duplicates it and selects the copy, and removes it without asking', async () => {
  await open('More for Story');
  press('Duplicate');
  expect(studio.selected()).toBe('story-2');
  expect(ids().slice(4, 6)).toEqual(['story', 'story-2']);
  expect(announced()).toBe('Story duplicated at place 6 of 15');
  await expect.poll(() => document.querySelector('[role=menu]')).toBeNull();
  studio.undo();
  flushSync(() => row('faq').click());
  await open('More for Questions and answers');
  press('Remove');
  expect(ids()).not.toContain('faq');
  expect(announced()).toBe('Questions and answers removed, 13 sections left');
  expect(studio.selected()).toBeNull();
  await expect.poll(() => document.activeElement).toBe(row('closing'));
  studio.undo();
  expect(studio.document()).toEqual(testDocument({}));
});

test('a kind that can be added comes behind the selected section and is selected', async () => {
  studio.select('story');
  await open('Add section');
  const offered = [...document.querySelectorAll('[role=menuitem]')].map((each) => each.textContent);
  expect(offered).toEqual(['Marquee', 'Story', 'Questions and answers', 'Closing call']);
  press('Marquee');
  expect(ids().slice(4, 6)).toEqual(['story', 'marquee-2']);
  expect(studio.selected()).toBe('marquee-2');
  expect(studio.steps()).toEqual(['Add Marquee']);
  expect(announced()).toBe('Marquee added at place 6 of 15');
  expect(studio.isPage()).toBe(true);
});

test('sections that this version cannot read are named as kept', () => {
  expect(studio.place.textContent).not.toContain('Kept, but not shown');
  studio.remove();
  const unknownSections = [{ after: 'hero', kind: 'poll', stored: '{}' }];
  studio = showInStudio(<SectionsPanel />, { document: { ...testDocument({}), unknownSections } });
  expect(studio.place.textContent).toContain('Kept, but not shown: a section that');
  expect(studio.place.textContent).toContain('(poll)');
});
