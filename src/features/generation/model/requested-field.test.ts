import { compose } from '@moonpage/engine/compose/compose.ts';
import { pageDocument, section } from '@moonpage/engine/document/schema.ts';
import { testFacts } from '@moonpage/engine/facts.fixture.ts';
import { expect, test } from 'vitest';
import { answerSchema, designField, headFields, sectionField, outlineOf } from './requested-field.ts';

const document = compose({ facts: testFacts({}), seed: 1 });
const asked = [designField, ...headFields, ...document.sections.flatMap((each) => sectionField(each) ?? [])];

test('every kind of section is asked for, but the one that is all facts', () => {
  const kinds = section.options.map(({ shape }) => shape.kind.value);
  const writable = kinds.filter((kind) => sectionField({ id: kind, kind }) !== null);
  expect(kinds.filter((kind) => !writable.includes(kind))).toEqual(['contract-bar']);
});

test('the schema for providers has every member required and no bounds that a provider may refuse', () => {
  const schema = answerSchema(asked);
  expect(schema.required).toEqual(asked.map(({ name }) => name));
  const text = JSON.stringify(schema);
  expect(text).not.toMatch(/minLength|maxLength|minItems|maxItems|anyOf|prefixItems|\$ref|"const"/);
  expect(text.split('"type":"object"').length).toBe(text.split('"additionalProperties":false').length);
  expect(schema.properties?.['how-to-buy']).toMatchObject({
    properties: { notes: { type: 'array', items: { type: 'string' } } },
  });
});

test('the outline says the bounds of the document’s own schema', () => {
  const outline = outlineOf(asked);
  expect(outline).toContain(
    '"hero": { "kicker": text of at most 60 characters, or "", "headline": text of at most 120 characters',
  );
  expect(outline).toContain('"notes": [exactly 4 × text of at most 240 characters, or ""]');
  expect(outline).toContain('"items": [2 to 8 × { "question": text of at most 160 characters');
  expect(outline).toMatch(/^"design": one of (?=.*\bmoonshot\b)(?=.*\bcomic\b)/);
  expect(outline).not.toContain('undefined');
});

test('what is asked for takes what the document takes', () => {
  expect(pageDocument.safeParse(document).success).toBe(true);
  const refused = document.sections.filter(
    (each) => sectionField(each)?.schema.safeParse(each.props).success === false,
  );
  expect(refused).toEqual([]);
});
