import {
  array,
  assert,
  asyncProperty,
  type Arbitrary,
  boolean,
  constant,
  constantFrom,
  dictionary,
  integer,
  jsonValue,
  oneof,
  option,
  record,
  string,
} from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from './contract.ts';
import { describeApi } from './platform/rpc/openapi.ts';
import { createTestApp, type TestApp } from './test-support/app.ts';
import { signUpPerson, type TestPerson } from './features/account/test-support/person.ts';
import { signInAdmin } from './features/admin/test-support/users.ts';

/** Random bodies, addresses and queries per endpoint. */
const runs = 30;

let service: TestApp;
let callers: Record<'nobody' | 'creator' | 'admin', Pick<TestPerson, 'browser' | 'userId'>>;

beforeAll(async () => {
  service = await createTestApp();
  callers = {
    nobody: { browser: service.visitor(), userId: 'nobody' },
    creator: await signUpPerson(service, 'Creator'),
    admin: await signInAdmin(service),
  };
});
afterAll(() => service.close());

/** The parts of an OpenAPI description that say what an endpoint takes. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}
interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema?: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> };
}

const description = (await describeApi(contract, 'test')()) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};
const endpoints = Object.entries(description.paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
  // They end the session of whoever calls, and take nothing.
  .filter(({ path }) => path !== '/auth/sign-out' && path !== '/admin/enter');

/** What breaks programs that trust their input. */
const hostile: Arbitrary<unknown> = oneof(
  constantFrom<unknown>(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\uD800',
    '\r\nBcc: thief@example.com',
    "' or 1=1 --",
    '%00',
    '${7*7}{{7*7}}',
    '<script>alert(1)</script>',
    '../../../etc/passwd',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'http://127.0.0.1:1/',
    'https://exa mple.com:99999/%E0%A4%A',
    '\u202Egnp.exe',
    '9'.repeat(400),
    'x'.repeat(70_000),
    '[object Object]',
    '2026-02-30',
    '0000-00-00',
    '13:99 XM',
    null,
    true,
    -1,
    0,
    1.5,
    1e308,
    Number.MAX_SAFE_INTEGER + 1,
    [],
    {},
    { $ne: '' },
    { length: -1 },
    [[[[[[]]]]]],
    { toString: 'x', valueOf: 1 },
  ),
  jsonValue(),
  string({ unit: 'binary' }),
);

/** What the schema allows, more or less: enough to come past the first check. */
function plausible(schema: Schema): Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return oneof(...choices.map(plausible));
  if (schema.const !== undefined) return constant(schema.const);
  if (schema.enum && schema.enum.length > 0) return constantFrom(...schema.enum);
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'string':
      return oneof(
        constantFrom(
          'ada@example.com',
          'https://example.com/a',
          '#7c3aed',
          '2031-02-03',
          '12:00 PM',
          'Base',
          'id',
        ),
        string(),
      );
    case 'number':
    case 'integer':
      return integer();
    case 'boolean':
      return boolean();
    case 'array':
      return array(plausible(schema.items ?? {}), { maxLength: 3 });
    case 'object':
      return spoiled(schema);
    default:
      return jsonValue();
  }
}

/** An object of the schema's fields, of which some are missing, some hostile, and some nobody asked for. */
function spoiled(schema: Schema): Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [
    name,
    oneof({ arbitrary: plausible(field), weight: 3 }, { arbitrary: hostile, weight: 1 }),
  ]);
  const extra = dictionary(constantFrom('is_admin', 'userId', '__proto__', 'constructor', 'to', ''), hostile);
  return oneof(
    { arbitrary: record(Object.fromEntries(fields) as Record<string, Arbitrary<unknown>>), weight: 3 },
    {
      arbitrary: record(Object.fromEntries(fields) as Record<string, Arbitrary<unknown>>, {
        requiredKeys: [],
      }),
      weight: 3,
    },
    {
      arbitrary: record({ typed: record(Object.fromEntries(fields)), extra }).map(
        ({ typed, extra: more }) => ({
          ...typed,
          ...more,
        }),
      ),
      weight: 1,
    },
  );
}

/** A whole body as it goes over the wire. */
function bodyOf({ requestBody }: Operation): Arbitrary<string> {
  const schema = requestBody?.content['application/json']?.schema ?? {};
  const json = oneof(
    { arbitrary: schema.type === 'object' ? spoiled(schema) : plausible(schema), weight: 8 },
    { arbitrary: hostile, weight: 1 },
  ).map((value) => JSON.stringify(value));
  const torn = constantFrom(
    '',
    '{',
    '{"a":',
    'null',
    '[]',
    '"',
    'NaN',
    '{"__proto__":{"isAdmin":true}}',
    '\u0000',
  );
  return oneof({ arbitrary: json, weight: 9 }, { arbitrary: torn, weight: 1 });
}

const inAddress = hostile.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));

function addressOf(path: string, { parameters = [] }: Operation, ownId: string): Arbitrary<string> {
  const names = (where: string) => parameters.filter((parameter) => parameter.in === where);
  const inPath = Object.fromEntries(
    names('path').map(({ name }) => [name, oneof(inAddress, constant(ownId), constant('1'))]),
  );
  const query = Object.fromEntries(
    names('query').map(({ name }) => [name, option(inAddress, { nil: undefined })]),
  );
  return record({ inPath: record(inPath), query: record(query) }).map((values) => {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(values.query))
      if (value) search.set(name, value.toWellFormed());
    const filled = path.replace(/\{\+?(\w+)\}/g, (_, name: string) =>
      encodeURIComponent((values.inPath[name] ?? 'x').toWellFormed().slice(0, 5000)),
    );
    return `/api${filled}?${search.toString().slice(0, 6000)}`;
  });
}

/** Every refusal is of this shape, whoever asks and whatever for. */
const refusal = z.strictObject({
  defined: z.boolean(),
  code: z.string().regex(/^[A-Z][A-Z_]+$/),
  status: z.number().optional(),
  message: z.string().min(1).max(300),
  data: z.unknown().optional(),
});

/** Words of programs, which no person should read. */
const raw =
  /node_modules|\.ts:\d|\bat \w+ \(|syntax error|invalid input syntax|violates|ZodError|ECONN|Cannot read|is not a function|select "|insert into/i;

describe('whatever is sent to it', () => {
  test('every endpoint is looked at', () => expect(endpoints.length).toBeGreaterThan(30));

  test.each(endpoints)(
    '$method $path answers, or refuses in one shape and without words of programs',
    async ({ method, path, operation }) => {
      for (const [who, { browser, userId }] of Object.entries(callers)) {
        await assert(
          asyncProperty(addressOf(path, operation, userId), bodyOf(operation), async (address, body) => {
            // From another address each time, or the limits would answer in place of the endpoint.
            const visitor = service.visitor();
            for (const [name, value] of browser.cookies) visitor.cookies.set(name, value);
            const reply = await visitor.fetch(address, {
              method,
              ...(method !== 'GET' && { headers: { 'content-type': 'application/json' }, body }),
            });
            const text = await reply.text();
            expect(reply.status, `${who}: ${text.slice(0, 500)}`).toBeLessThan(500);
            if (reply.status < 400) return;
            expect(() => refusal.parse(JSON.parse(text))).not.toThrow();
            expect(text).not.toMatch(raw);
          }),
          { numRuns: runs },
        );
      }
    },
    120_000,
  );
});

test('no session is left that was not there before', async () => {
  for (const { browser, userId } of [callers.creator, callers.admin]) {
    expect((await browser.get('/api/auth/session')).body).toMatchObject({ userId });
  }
  expect((await callers.nobody.browser.get('/api/auth/session')).body).toBeNull();
});
