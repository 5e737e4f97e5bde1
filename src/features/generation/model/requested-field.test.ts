import { compose } from '@moonpage/engine/compose/compose.ts';
import { pageDocument, type Section, section } from '@moonpage/engine/document/schema.ts';
import { testFacts } from '@moonpage/engine/facts.fixture.ts';
import { expect, test } from 'vitest';
import {
  answerSchema,
  designField,
  headFields,
  sectionField,
  outlineOf,
  withAnswer,
} from './requested-field.ts';

const document = compose({ facts: testFacts({}), seed: 1 });
const asked = [designField, ...headFields, ...document.sections.flatMap((each) => sectionField(each) ?? [])];

test('every kind of section is asked for, but those that are all facts and notices', () => {
  const kinds = section.options.map(({ shape }) => shape.kind.value);
  const writable = kinds.filter((kind) => sectionField({ id: kind, kind }) !== null);
  expect(kinds.filter((kind) => !writable.includes(kind))).toEqual(['contract-bar', 'footer']);
});

test('the schema for providers has every member required and no bounds that a provider may refuse', () => {
  const schema = answerSchema(asked);
  expect(schema.required).toEqual(asked.map(({ name }) => name));
  const text = JSON.stringify(schema);
  expect(text).not.toMatch(/minLength|maxLength|minItems|maxItems|anyOf|prefixItems|\$ref|"const"/);
  expect(text.split('"type":"object"').length).toBe(text.split('"additionalProperties":false').length);
  expect(schema.properties?.['marquee']).toMatchObject({
    properties: { phrases: { type: 'array', items: { type: 'string' } } },
  });
});

test('the outline says the bounds of the document’s own schema', () => {
  const outline = outlineOf(asked);
  expect(outline).toContain(
    '"hero": { "kicker": text of at most 60 characters, or "", "headline": text of at most 120 characters',
  );
  expect(outline).not.toContain('"notes"');
  expect(outline).toContain('"items": [1 to 3 × { "question": text of at most 160 characters');
  expect(outline).toMatch(/^"design": one of (?=.*\bmoonshot\b)(?=.*\bcomic\b)/);
  expect(outline).not.toContain('undefined');
});

/** What a composer's section holds of what is asked of a model for it. */
function answerOf(section: Section): object {
  const members = Object.keys(answerSchema([...fieldOf(section)]).properties?.[section.id]?.properties ?? {});
  const props: Record<string, unknown> = section.props;
  const answer = Object.fromEntries(members.map((name) => [name, props[name]]));
  return section.kind === 'faq' ? { ...answer, items: section.props.items.slice(0, 1) } : answer;
}
const fieldOf = (section: Section) => [sectionField(section)].filter((field) => field !== null);

test('what is asked for takes what the document takes, and becomes a section of it', () => {
  expect(pageDocument.safeParse(document).success).toBe(true);
  for (const each of document.sections) {
    const answer = answerOf(each);
    for (const field of fieldOf(each)) expect(field.schema.safeParse(answer).error).toBeUndefined();
    expect(withAnswer(each, answer)).toEqual(each);
  }
});

test('plain texts of safety, empty notes and the questions that every page answers are no model’s to write', () => {
  const [tokenomics, roadmap, buy, faq] = ['tokenomics', 'roadmap', 'how-to-buy', 'faq'].map((id) =>
    document.sections.find((each) => each.id === id),
  );
  if (!tokenomics || !roadmap || !buy || faq?.kind !== 'faq') throw new Error('a section is missing');
  expect(answerOf(tokenomics)).not.toHaveProperty('text');
  expect(answerOf(roadmap)).not.toHaveProperty('text');
  expect(answerOf(buy)).not.toHaveProperty('notes');
  const items = [1, 2, 3].map((at) => ({ question: `Question ${at}?`, answer: 'A hat.' }));
  const { props } = withAnswer(faq, { heading: 'Asked', items });
  expect(props).toEqual({ heading: 'Asked', items: [...items, ...faq.props.items.slice(1)] });
  expect(section.safeParse({ ...faq, props }).success).toBe(true);
});
