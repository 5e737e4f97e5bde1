import { testDocument } from '@moonpage/engine/document/document.fixture.ts';
import type { PageDocument } from '@moonpage/engine/document/schema.ts';
import { expect, it } from 'vitest';
import { changesBetween } from './changes.ts';
import {
  withPixel,
  addSection,
  duplicateSection,
  hideSection,
  moveSection,
  removeSection,
  withItemRemoved,
  withLook,
} from './edits.ts';
import { withProps, withSection, withText } from '../../rules/text-path.ts';

const before = testDocument({});
const changesTo = (change: (document: PageDocument) => PageDocument) =>
  changesBetween(before, change(before));

it('finds nothing between a document and its copy', () => {
  expect(changesBetween(before, structuredClone(before))).toEqual([]);
});

it('tells a changed text with its section, its field and both wordings', () => {
  expect(
    changesTo((page) => withText(page, { section: 'hero', field: 'headline' }, 'Behold {name}')),
  ).toEqual([
    {
      is: 'text',
      section: 'hero',
      label: 'Hero',
      field: 'Headline',
      before: 'Meet {name}',
      after: 'Behold {name}',
    },
  ]);
  expect(changesTo((page) => ({ ...page, title: 'A frog' }))).toMatchObject([
    { is: 'text', section: null, field: 'Title', after: 'A frog' },
  ]);
});

it('tells one moved section as moved, though the others stand elsewhere too', () => {
  expect(changesTo((page) => moveSection(page, 'faq', 1))).toEqual([
    { is: 'section', what: 'moved', section: 'faq', label: 'Questions and answers' },
  ]);
});

it('tells sections that are added, removed, hidden and shown, and no move for them', () => {
  const next = addSection(removeSection(before, 'chart'), 'story', 'hero').document;
  expect(changesBetween(before, next)).toEqual([
    { is: 'section', what: 'added', section: 'story-2', label: 'Story 1' },
    { is: 'section', what: 'removed', section: 'chart', label: 'Chart' },
  ]);
  const hidden = hideSection(before, 'faq', true);
  expect(changesBetween(before, hidden)).toMatchObject([{ what: 'hidden', section: 'faq' }]);
  expect(changesBetween(hidden, before)).toMatchObject([{ what: 'shown', section: 'faq' }]);
  expect(changesTo((page) => duplicateSection(page, 'story').document)).toMatchObject([
    { what: 'added', section: 'story-2', label: 'Story 2' },
  ]);
});

it('tells an entry taken out of a list, not all entries behind it', () => {
  expect(changesTo((page) => withItemRemoved(page, 'marquee', 'phrases', 1))).toMatchObject([
    { is: 'text', section: 'marquee', before: 'The frog', after: '' },
  ]);
  expect(
    changesTo((page) =>
      withSection(page, 'story', (section) =>
        withProps(section, { ...section.props, paragraphs: ['Once.', 'Once more.', 'Twice.'] }),
      ),
    ),
  ).toMatchObject([{ is: 'text', field: 'Paragraph 2', before: '', after: 'Once more.' }]);
});

it('tells one changed text of a group, not its others', () => {
  expect(
    changesTo((page) =>
      withText(page, { section: 'faq', field: 'items', index: 0, key: 'answer' }, 'A toad.'),
    ),
  ).toEqual([
    {
      is: 'text',
      section: 'faq',
      label: 'Questions and answers',
      field: 'Answer 1',
      before: 'A frog.',
      after: 'A toad.',
    },
  ]);
});

it('tells what of the look changed, with what was left to the design', () => {
  expect(changesTo((page) => withLook(page, { design: 'terminal', layout: 'poster', seed: 8 }))).toEqual([
    { is: 'look', what: 'design', before: 'moonshot', after: 'terminal' },
    { is: 'look', what: 'layout', before: null, after: 'poster' },
    { is: 'look', what: 'seed', before: '7', after: '8' },
  ]);
});

it('tells settings: a pixel by its identifiers, and the picture of shared links', () => {
  const counted = withPixel(before, 'x', 'o1abc');
  expect(changesBetween(before, withLook(counted, { sharePicture: 'coin' }))).toEqual([
    {
      is: 'text',
      section: null,
      label: 'Page',
      field: 'X pixel',
      before: '',
      after: 'o1abc',
    },
    { is: 'look', what: 'sharePicture', before: null, after: 'coin' },
  ]);
  expect(changesBetween(counted, withPixel(counted, 'x', undefined))).toMatchObject([
    { field: 'X pixel', before: 'o1abc', after: '' },
  ]);
});
