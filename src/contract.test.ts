import type { AnyContractRouter } from '@orpc/contract';
import { isContractProcedure } from '@orpc/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from './contract.ts';

const length = 100_000;
/** One of them kept a reader of figures busy for seconds. */
const longTexts = [
  'x'.repeat(length),
  `1${' '.repeat(length)}1`,
  'क्ष'.repeat(length / 3),
  '👩‍👩‍👧'.repeat(length / 8),
];

/** The deploy's, of which nothing is read: the limit of the body is its bound. */
const unread = ['deploys.deploy landingPageHtml', 'deploys.deployStream landingPageHtml'];

const inputs = inputsOf(contract);
const texts = inputs.flatMap(({ name, input }) =>
  textsIn(schemaOf(input)).map((text) => ({ name, input, ...text })),
);

test('every endpoint that takes something is looked at', () => {
  expect(inputs.length).toBeGreaterThan(40);
  expect(texts.length).toBeGreaterThan(60);
  expect(texts.map(nameOf)).toContain('coins.save buyTax');
  expect(texts.map(nameOf)).toContain('coins.save roadmap.0.title');
});

test('a text of 100,000 units is refused for its length by every endpoint, whatever field it stands in', () => {
  const taken = texts.filter(({ input, path, put }) =>
    longTexts.some((text) => !isTooLong(input.safeParse(put(text)), path)),
  );
  expect(taken.map(nameOf)).toEqual(unread);
});

test('a list of 100,000 entries is refused', () => {
  const taken = inputs.flatMap(({ name, input }) =>
    listsIn(schemaOf(input))
      .filter(({ path, put }) => !isTooLong(input.safeParse(put(Array.from({ length }, () => ({})))), path))
      .map(({ path }) => nameOf({ name, path })),
  );
  expect(taken).toEqual([]);
});

test('a field that is none is refused by every endpoint, in whatever object it stands', () => {
  const objects = inputs.flatMap(({ name, input }) =>
    placesIn(schemaOf(input), (each) => each.properties !== undefined).map((place) => ({
      name,
      input,
      ...place,
    })),
  );
  expect(objects.length).toBeGreaterThan(inputs.length);
  const taken = objects.filter(
    ({ input, path, put, told }) => !isUnknown(input.safeParse(put({ ...told, unknown: 1 })), path),
  );
  expect(taken.map(nameOf)).toEqual([]);
});

/** The part of JSON Schema in which inputs are described. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly contentEncoding?: string;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** A place in an input, and the input with nothing but a value there and what its alternative is told apart by. */
interface Place {
  readonly path: readonly (string | number)[];
  readonly put: (value: unknown) => unknown;
  /** What an object there is told apart by. */
  readonly told: Readonly<Record<string, unknown>>;
}

function schemaOf(input: z.ZodType): Schema {
  return z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema;
}

function textsIn(schema: Schema): Place[] {
  return placesIn(
    schema,
    (each) =>
      [each.type].flat().includes('string') &&
      each.const === undefined &&
      each.enum === undefined &&
      each.contentEncoding !== 'binary',
  );
}

function listsIn(schema: Schema): Place[] {
  return placesIn(schema, ({ type }) => [type].flat().includes('array'));
}

function placesIn(schema: Schema, isWanted: (schema: Schema) => boolean): Place[] {
  const inside = (part: Schema, key: string | number, around: (value: unknown) => unknown): Place[] =>
    placesIn(part, isWanted).map((place) => ({
      ...place,
      path: [key, ...place.path],
      put: (value) => around(place.put(value)),
    }));
  const properties = Object.entries(schema.properties ?? {});
  const told = Object.fromEntries(
    properties.flatMap(([key, part]) => (part.const === undefined ? [] : [[key, part.const]])),
  );
  return [
    ...(isWanted(schema) ? [{ path: [], put: (value: unknown) => value, told }] : []),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((part) => placesIn(part, isWanted)),
    ...(schema.items ? inside(schema.items, 0, (value) => [value]) : []),
    ...properties.flatMap(([key, part]) => inside(part, key, (value) => ({ ...told, [key]: value }))),
  ];
}

function isTooLong({ error }: z.ZodSafeParseResult<unknown>, path: Place['path']): boolean {
  return (error?.issues ?? []).some(
    (issue) => issue.code === 'too_big' && issue.path.join('.') === path.join('.'),
  );
}

function isUnknown({ error }: z.ZodSafeParseResult<unknown>, path: Place['path']): boolean {
  return (error?.issues ?? []).some(
    (issue) => issue.code === 'unrecognized_keys' && issue.path.join('.') === path.join('.'),
  );
}

function nameOf({ name, path }: { name: string; path: Place['path'] }): string {
  return `${name} ${path.join('.')}`;
}

/** What every endpoint takes, by the endpoint's name. */
function inputsOf(router: AnyContractRouter, name = ''): { name: string; input: z.ZodType }[] {
  if (!isContractProcedure(router)) {
    return Object.entries(router).flatMap(([key, part]) =>
      inputsOf(part, name === '' ? key : `${name}.${key}`),
    );
  }
  const input: unknown = router['~orpc'].inputSchema;
  return input instanceof z.ZodType ? [{ name, input }] : [];
}
