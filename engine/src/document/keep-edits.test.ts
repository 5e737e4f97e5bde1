import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testDocument } from './document.fixture.ts';
import { keepEdits, keepLocks } from './keep-edits.ts';
import { parseDocument } from './parse.ts';
import type { PageDocument, Section } from './schema.ts';

const built = testDocument({});

function withProps(document: PageDocument, id: string, props: object): PageDocument {
  const sections = document.sections.map((each) =>
    each.id === id ? ({ ...each, props: { ...each.props, ...props } } as Section) : each,
  );
  return { ...document, sections };
}

const propsOf = ({ sections }: PageDocument, id: string) =>
  sections.find((each) => each.id === id)?.props as Record<string, unknown>;
const idsOf = ({ sections }: PageDocument) => sections.map(({ id }) => id);

describe('a page that is written anew', () => {
  const rebuilt = withProps(
    withProps({ ...built, title: 'New title' }, 'hero', { headline: 'New {name}', tagline: 'A new line.' }),
    'story',
    { paragraphs: ['Once anew.', 'Twice anew.'] },
  );

  it('is the new one where nobody has edited', () => {
    expect(keepEdits({ built, edited: built, rebuilt })).toBe(rebuilt);
  });

  it('keeps the sections that this version does not know', () => {
    const unknownSections = [{ after: 'hero', kind: 'poll', stored: '{}' }];
    const edited = { ...built, unknownSections };
    expect(keepEdits({ built: edited, edited, rebuilt })).toEqual({ ...rebuilt, unknownSections });
    expect(keepEdits({ built, edited, rebuilt }).unknownSections).toEqual(unknownSections);
  });

  it('keeps the lines that were edited, and takes the others', () => {
    const edited = withProps(withProps(built, 'hero', { headline: 'By hand' }), 'story', {
      paragraphs: ['Once.', 'By hand too.'],
    });
    const page = keepEdits({ built, edited, rebuilt });
    expect(propsOf(page, 'hero')).toMatchObject({ headline: 'By hand', tagline: 'A new line.' });
    expect(propsOf(page, 'story')['paragraphs']).toEqual(['Once anew.', 'By hand too.']);
    expect(page.title).toBe('New title');
  });

  it('takes items of a list whole, wherever they were moved', () => {
    const items = [
      { question: 'A?', answer: 'a' },
      { question: 'B?', answer: 'b' },
    ];
    const before = withProps(built, 'faq', { items });
    const edited = withProps(built, 'faq', { items: [items[1], { question: 'A?', answer: 'By hand' }] });
    const now = withProps(built, 'faq', {
      items: [
        { question: 'New?', answer: 'new' },
        { question: 'B?', answer: 'b anew' },
      ],
    });
    expect(propsOf(keepEdits({ built: before, edited, rebuilt: now }), 'faq')['items']).toEqual([
      { question: 'B?', answer: 'b anew' },
      { question: 'A?', answer: 'By hand' },
    ]);
  });

  it('keeps what was edited where there is no room for what is new', () => {
    const faq = built.sections.find(({ kind }) => kind === 'faq');
    const footer = built.sections.at(-1);
    if (!faq || !footer) throw new Error('The fixture has questions and a footer.');
    const copies = Array.from({ length: 24 - built.sections.length }, (_, at) => ({
      ...faq,
      id: `copy-${at}`,
    }));
    const edited = { ...built, sections: [...built.sections.slice(0, -1), ...copies, footer] };
    const now = { ...rebuilt, sections: [...rebuilt.sections.slice(0, -1), { ...faq, id: 'new' }, footer] };
    const page = keepEdits({ built, edited, rebuilt: now });
    expect(idsOf(page)).toEqual(idsOf(edited));
    expect(propsOf(page, 'hero')['headline']).toBe('New {name}');
  });

  it('keeps a list as it was edited where it is longer or shorter by now', () => {
    const edited = withProps(built, 'story', { paragraphs: ['One.', 'Two.', 'Three.'] });
    expect(propsOf(keepEdits({ built, edited, rebuilt }), 'story')['paragraphs']).toEqual([
      'One.',
      'Two.',
      'Three.',
    ]);
  });

  it('keeps what was added, removed, hidden and moved', () => {
    const story = built.sections.find(({ kind }) => kind === 'story');
    if (!story) throw new Error('The fixture has a story.');
    const others = built.sections.filter(({ id }) => id !== 'marquee' && id !== 'story');
    const edited = {
      ...built,
      sections: [
        { ...story },
        { ...story, id: 'story-2' },
        ...others.map((each) => (each.id === 'countdown' ? { ...each, hidden: true } : each)),
      ],
    };
    const page = keepEdits({ built, edited, rebuilt });
    expect(idsOf(page)).toEqual(idsOf(edited));
    expect(page.sections.find(({ id }) => id === 'countdown')?.hidden).toBe(true);
    expect(propsOf(page, 'story')['paragraphs']).toEqual(['Once anew.', 'Twice anew.']);
  });

  it('puts what was added behind the section that it followed, also among new ones', () => {
    const faq = built.sections.find(({ kind }) => kind === 'faq');
    if (!faq) throw new Error('The fixture has questions.');
    const at = built.sections.findIndex(({ id }) => id === 'story') + 1;
    const edited = { ...built, sections: built.sections.toSpliced(at, 0, { ...faq, id: 'faq-2' }) };
    const ids = idsOf(keepEdits({ built, edited, rebuilt }));
    expect(ids[ids.indexOf('faq-2') - 1]).toBe('story');
  });

  it('keeps a layout while the design is the same, and leaves it to another design', () => {
    const edited = { ...built, layout: 'poster' as const };
    expect(keepEdits({ built, edited, rebuilt }).layout).toBe('poster');
    const other = { ...rebuilt, design: 'comic' as const, layout: 'words-first' as const };
    expect(keepEdits({ built, edited, rebuilt: other })).toMatchObject({
      design: 'comic',
      layout: 'words-first',
    });
  });
});

it('keeps what was set for the page, through every rebuild', () => {
  const rebuilt = { ...built, title: 'New title' };
  const edited = { ...built, pixels: { x: 'o1abc' }, sharePicture: 'coin' as const };
  const kept = { ...rebuilt, pixels: { x: 'o1abc' }, sharePicture: 'coin' };
  expect(keepEdits({ built, edited, rebuilt })).toEqual(kept);
  expect(keepEdits({ built: edited, edited, rebuilt })).toEqual(kept);
});

it('keeps a language that was chosen for the page, until one is chosen for the coin', () => {
  const edited = { ...built, lang: 'es' };
  expect(keepEdits({ built, edited, rebuilt: built }).lang).toBe('es');
  expect(keepEdits({ built, edited, rebuilt: { ...built, lang: 'fr' } }).lang).toBe('fr');
});

it('is a valid page after whatever edits', () => {
  const order = fc.shuffledSubarray(built.sections.slice(1, -1));
  const hero = built.sections[0];
  const footer = built.sections.at(-1);
  if (!hero || !footer) throw new Error('The fixture has a hero and a footer.');
  const page = order.map((middle) => ({ ...built, sections: [hero, ...middle, footer] }));
  fc.assert(
    fc.property(page, page, page, (before, edited, now) => {
      const kept = keepEdits({ built: before, edited, rebuilt: now });
      expect(parseDocument(kept).ok).toBe(true);
      const ids = idsOf(kept);
      // What its creator added stays, and what the new page has too; what its creator removed does not come back.
      const added = idsOf(edited).filter((id) => !idsOf(before).includes(id));
      const common = idsOf(edited).filter((id) => idsOf(now).includes(id));
      const removed = idsOf(before).filter((id) => !idsOf(edited).includes(id));
      expect(ids).toEqual(expect.arrayContaining([...added, ...common]));
      expect(ids.filter((id) => removed.includes(id))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

/** The page with a lock on a section, as the studio sets it. */
function locked(document: PageDocument, id: string, what: true | string[]): PageDocument {
  const sections = document.sections.map((each) => (each.id === id ? { ...each, locked: what } : each));
  return { ...document, sections };
}

describe('what is locked', () => {
  const rebuilt = withProps(
    withProps(built, 'hero', { headline: 'New {name}', tagline: 'A new line.' }),
    'story',
    { heading: 'A new story', paragraphs: ['Once anew.', 'Twice anew.', 'Thrice.'] },
  );
  const byHand = locked(locked(built, 'hero', ['headline']), 'story', ['paragraphs.1']);

  it('stays as it is on a page that is built again, edited or not, however often', () => {
    const page = keepEdits({ built, edited: byHand, rebuilt });
    expect(propsOf(page, 'hero')).toMatchObject({
      headline: propsOf(built, 'hero')['headline'],
      tagline: 'A new line.',
    });
    // A list with a locked text stays whole.
    expect(propsOf(page, 'story')).toMatchObject({
      heading: 'A new story',
      paragraphs: propsOf(built, 'story')['paragraphs'],
    });
    expect(keepEdits({ built: page, edited: page, rebuilt })).toEqual(page);
  });

  it('stays in another look, in its place, and a section that the look lacks comes back', () => {
    const page = locked(byHand, 'marquee', true);
    const look: PageDocument = {
      ...rebuilt,
      design: 'comic',
      sections: rebuilt.sections.filter(({ id }) => id !== 'marquee'),
    };
    const kept = keepLocks(page, look);
    expect(kept.design).toBe('comic');
    expect(idsOf(kept)).toEqual(idsOf(page));
    expect(propsOf(kept, 'marquee')).toEqual(propsOf(built, 'marquee'));
    expect(propsOf(kept, 'hero')).toMatchObject({
      headline: propsOf(built, 'hero')['headline'],
      tagline: 'A new line.',
    });
    expect(keepLocks(built, look)).toBe(look);
  });

  it('comes back from a rebuild that has no place for it, lock and all', () => {
    const without = { ...rebuilt, sections: rebuilt.sections.filter(({ id }) => id !== 'story') };
    const page = keepEdits({ built, edited: byHand, rebuilt: without });
    expect(page.sections.find(({ id }) => id === 'story')).toEqual(
      byHand.sections.find(({ id }) => id === 'story'),
    );
  });

  it('is named by places of texts alone', () => {
    const isPage = (what: unknown) => parseDocument(locked(built, 'hero', what as true)).ok;
    expect([true, ['headline'], ['items.2.answer']].map(isPage)).toEqual([true, true, true]);
    expect([false, [], ['<b>'], ['a.b.c'], 'headline'].map(isPage)).not.toContain(true);
  });
});
