import { testDocument } from '@moonpage/engine/document/document.fixture.ts';
import { pageTexts } from '@moonpage/engine/languages/languages.ts';
import { pageLanguages } from '@moonpage/engine/languages/texts.ts';
import { pageDocument, type PageDocument, sectionLimit } from '@moonpage/engine/document/schema.ts';
import { describe, expect, test } from 'vitest';
import {
  addSection,
  allowedFor,
  duplicateSection,
  hideSection,
  kindsToAdd,
  lockSection,
  lockText,
  moveSection,
  removeSection,
  withItemAdded,
  withItemMoved,
  withItemRemoved,
  withLook,
} from './edits.ts';

const document = testDocument({});
const ids = ({ sections }: PageDocument) => sections.map(({ id }) => id);
const isPage = (page: PageDocument) => pageDocument.safeParse(page).error === undefined;
const propsOf = (page: PageDocument, id: string) => page.sections.find((each) => each.id === id)?.props;

describe('sections', () => {
  test('are added behind another, with an id of their own, and never behind the footer', () => {
    const added = addSection(document, 'story', 'story');
    expect(added.id).toBe('story-2');
    expect(ids(added.document).slice(4, 6)).toEqual(['story', 'story-2']);
    for (const after of ['footer', 'gone', null]) {
      expect(ids(addSection(document, 'faq', after).document).slice(-2)).toEqual(['faq-2', 'footer']);
    }
    expect(isPage(added.document)).toBe(true);
  });

  test.each([...pageLanguages, 'ar'])('on a page in %s begin with texts in its language', (lang) => {
    const page = {
      ...document,
      lang,
      sections: document.sections.filter(({ kind }) => kind === 'hero' || kind === 'footer'),
    };
    for (const kind of kindsToAdd(page)) {
      const added = addSection(page, kind, null);
      expect(isPage(added.document)).toBe(true);
      const said = JSON.stringify(propsOf(added.document, added.id)).match(/"[^"]*[ ][^"]*"/g) ?? [];
      const written = JSON.stringify(pageTexts(lang).texts.written);
      expect(said.filter((text) => !written.includes(text))).toEqual([]);
    }
    const { document: asked, id } = addSection(page, 'faq', null);
    expect(JSON.stringify(propsOf(withItemAdded(asked, id, 'items'), id))).toContain(
      pageTexts(lang).texts.written.questions.what.question,
    );
  });

  test('that show facts are offered once, until the page is full', () => {
    expect(kindsToAdd(document)).toEqual(['marquee', 'story', 'faq', 'closing']);
    expect(kindsToAdd(removeSection(document, 'chart'))).toContain('chart');
    let full = document;
    while (full.sections.length < sectionLimit) full = addSection(full, 'marquee', null).document;
    expect(kindsToAdd(full)).toEqual([]);
    expect(duplicateSection(full, 'faq').document).toBe(full);
    expect(isPage(full)).toBe(true);
  });

  test('are copied right behind themselves, those that show facts are not', () => {
    const copied = duplicateSection(document, 'faq');
    expect(ids(copied.document).slice(-4)).toEqual(['faq', 'faq-2', 'closing', 'footer']);
    expect(propsOf(copied.document, 'faq-2')).toEqual(propsOf(document, 'faq'));
    expect(duplicateSection(document, 'chart').document).toBe(document);
    // The id of one that is laid aside is not given again.
    const aside = { after: null, kind: 'poll', stored: '{"id":"faq-2","kind":"poll"}' };
    expect(duplicateSection({ ...document, unknownSections: [aside] }, 'faq').id).toBe('faq-3');
  });

  test('are moved anywhere before the footer, which stays', () => {
    expect(ids(moveSection(document, 'faq', 0))[0]).toBe('faq');
    expect(ids(moveSection(document, 'story', 99)).slice(-2)).toEqual(['story', 'footer']);
    expect(moveSection(document, 'footer', 0)).toBe(document);
    expect(moveSection(document, 'story', 4)).toBe(document);
  });

  test('are hidden, shown and removed; hero and footer are neither', () => {
    const hidden = hideSection(document, 'faq', true);
    expect(hidden.sections.find(({ id }) => id === 'faq')?.hidden).toBe(true);
    expect(hideSection(hidden, 'faq', false)).toEqual(document);
    expect(hideSection(document, 'faq', false)).toBe(document);
    expect(ids(removeSection(document, 'faq'))).not.toContain('faq');
    for (const id of ['hero', 'footer', 'gone']) {
      expect(hideSection(document, id, true)).toBe(document);
      expect(removeSection(document, id)).toBe(document);
    }
    expect(document.sections.filter((each) => !allowedFor(each).remove).map(({ kind }) => kind)).toEqual([
      'hero',
      'footer',
    ]);
  });
});

describe('items of a list', () => {
  test('are added behind the last with a first text, as many as the schema takes', () => {
    let page = withItemAdded(document, 'marquee', 'phrases');
    expect(propsOf(page, 'marquee')).toEqual({ phrases: ['{name}', 'The frog', 'Ribbit', '{name}'] });
    for (let more = 0; more < 9; more += 1) page = withItemAdded(page, 'marquee', 'phrases');
    expect(propsOf(page, 'marquee')).toHaveProperty('phrases.length', 8);
    expect(withItemAdded(page, 'marquee', 'phrases')).toBe(page);
    expect(isPage(withItemAdded(page, 'faq', 'items'))).toBe(true);
    expect(withItemAdded(document, 'how-to-buy', 'notes')).toBe(document);
  });

  test('are removed down to the fewest that the schema takes', () => {
    const page = withItemRemoved(document, 'marquee', 'phrases', 1);
    expect(propsOf(page, 'marquee')).toEqual({ phrases: ['{name}', 'Ribbit'] });
    expect(withItemRemoved(page, 'marquee', 'phrases', 0)).toBe(page);
    expect(withItemRemoved(document, 'faq', 'items', 0)).toBe(document);
    expect(withItemRemoved(document, 'marquee', 'phrases', 3)).toBe(document);
  });

  test('are moved within their list', () => {
    const page = withItemMoved(document, 'marquee', 'phrases', 0, 2);
    expect(propsOf(page, 'marquee')).toEqual({ phrases: ['The frog', 'Ribbit', '{name}'] });
    for (const [from, to] of [
      [0, 3],
      [0, -1],
      [3, 0],
      [1, 1],
    ] as const) {
      expect(withItemMoved(document, 'marquee', 'phrases', from, to)).toBe(document);
    }
    expect(withItemMoved(document, 'gone', 'phrases', 0, 1)).toBe(document);
    expect(withItemMoved(document, 'hero', 'headline', 0, 1)).toBe(document);
  });
});

describe('locks', () => {
  const place = (index: number, key = 'answer') => ({ section: 'faq', field: 'items', index, key });
  const lockedIn = (page: PageDocument, id = 'faq') => page.sections.find((each) => each.id === id)?.locked;

  test('are set and given back, on a text or a whole section', () => {
    const line = lockText(document, { section: 'hero', field: 'tagline' }, true);
    expect(lockedIn(line, 'hero')).toEqual(['tagline']);
    expect(isPage(line)).toBe(true);
    expect(lockText(line, { section: 'hero', field: 'tagline' }, true)).toBe(line);
    expect(lockText(line, { section: 'hero', field: 'tagline' }, false)).toEqual(document);
    const whole = lockSection(line, 'hero', true);
    expect(lockedIn(whole, 'hero')).toBe(true);
    expect(isPage(whole)).toBe(true);
    expect(lockText(whole, { section: 'hero', field: 'tagline' }, false)).toBe(whole);
    expect(lockSection(whole, 'hero', false)).toEqual(document);
    expect(lockSection(document, 'hero', false)).toBe(document);
  });

  test('move with the items of a list, and go with them', () => {
    let page = withItemAdded(document, 'faq', 'items');
    page = lockText(lockText(page, place(0), true), place(2, 'question'), true);
    expect(lockedIn(page)).toEqual(['items.0.answer', 'items.2.question']);
    expect(lockedIn(withItemMoved(page, 'faq', 'items', 2, 0))).toEqual([
      'items.1.answer',
      'items.0.question',
    ]);
    expect(lockedIn(withItemRemoved(page, 'faq', 'items', 0))).toEqual(['items.1.question']);
    expect(lockedIn(withItemAdded(page, 'faq', 'items'))).toEqual(['items.0.answer', 'items.2.question']);
  });
});

describe('the look', () => {
  test('changes without the texts; undefined gives a choice back to the design', () => {
    const poster = withLook(document, { design: 'comic', layout: 'poster' });
    expect(poster).toEqual({ ...document, design: 'comic', layout: 'poster' });
    expect(isPage(withLook(poster, { layout: undefined }))).toBe(true);
    expect(JSON.stringify(withLook(poster, { design: 'moonshot', layout: undefined }))).toBe(
      JSON.stringify(document),
    );
  });

  test('that a page has already is no change', () => {
    expect(withLook(document, { design: 'moonshot', layout: undefined })).toBe(document);
  });
});
