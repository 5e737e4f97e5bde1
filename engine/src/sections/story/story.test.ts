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

it('gives no large initial to what begins with a digit or a quotation mark', () => {
  expect(hasInitial(`1042 days. ${sentence.repeat(3)}`)).toBe(false);
  expect(hasInitial(`“${sentence.repeat(3)}”`)).toBe(false);
});
