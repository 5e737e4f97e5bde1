import { expect, it } from 'vitest';
import { testDocument } from '../../document/document.fixture.ts';
import { testPage } from '../../render/page.fixture.ts';

function hasInitial(first: string): boolean {
  const sections = testDocument({}).sections.map((section) =>
    section.kind === 'story'
      ? { ...section, props: { heading: 'The story', paragraphs: [first, 'The end.'] } }
      : section,
  );
  return testPage({ document: { sections } }).dom.querySelector('.story-paragraph.initial') !== null;
}

const sentence = 'A frog sat on a log and waited for the rain to come down on the pond. ';

it('gives a long first paragraph a large initial, and none to a line or two', () => {
  expect(hasInitial(sentence.repeat(3))).toBe(true);
  expect(hasInitial(sentence)).toBe(false);
});

it.each([
  ['Arabic', 'ضفدع جلس على جذع شجرة وانتظر المطر حتى ينزل على البركة القديمة. '],
  ['Hindi', 'एक मेंढक लट्ठे पर बैठा और तालाब पर बारिश के गिरने की राह देखता रहा। '],
])('gives no large initial to %s, whose letters are joined', (_script, joined) => {
  expect(hasInitial(joined.repeat(4))).toBe(false);
});

it('sets what begins like a list as one, between its paragraphs', () => {
  const paragraphs = ['Before it.', '1. Wake up', '2. Buy a hat', 'After it.'];
  const sections = testDocument({}).sections.map((section) =>
    section.kind === 'story' ? { ...section, props: { heading: 'The story', paragraphs } } : section,
  );
  const { dom } = testPage({ document: { sections } });
  const list = dom.querySelector('.story-text > ul.story-list');
  expect([...(list?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual(
    paragraphs.slice(1, 3),
  );
  expect([...(list?.parentElement?.children ?? [])].map(({ tagName }) => tagName)).toEqual(['P', 'UL', 'P']);
});

it('gives no large initial to what begins with a digit or a quotation mark', () => {
  expect(hasInitial(`1042 days. ${sentence.repeat(3)}`)).toBe(false);
  expect(hasInitial(`“${sentence.repeat(3)}”`)).toBe(false);
});
