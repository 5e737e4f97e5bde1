import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AiSettings } from '../../../platform/env/ai-settings.ts';
import type { Timer } from '../../../platform/limits/timer.ts';
import { createHandTimer } from '../../../test-support/timer.fake.ts';
import { type Behaviour, type ModelServer, serverUsage, startModelServer } from '../model-server.fake.ts';
import { ModelFailure } from './failure.ts';
import { createModel, type Question } from './model.ts';
import { askModel, key, patientTimer, testSettings, question } from './question.fixture.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const settings = (own: Partial<AiSettings>) => testSettings(server, own);
const ask = (own: Partial<AiSettings>, asked: Question, timer?: Timer) =>
  askModel(settings(own), asked, timer);
const good = { title: 'The hat on title, says {name}', description: 'The hat on description, says {name}' };
const picture = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);

test.each([
  ['openai-compatible', '/v1/chat/completions', 'image_url', 'authorization', `Bearer ${key}`],
  ['openai', '/v1/responses', 'input_image', 'authorization', `Bearer ${key}`],
  ['anthropic', '/v1/messages', '"media_type":"image/jpeg"', 'x-api-key', key],
  [
    'google',
    '/v1/models/test-model:streamGenerateContent?alt=sse',
    '"mimeType":"image/jpeg"',
    'x-goog-api-key',
    key,
  ],
] as const)(
  '%s is asked in its own protocol, with schema, picture and key',
  async (provider, path, image, header, value) => {
    server.behave({});
    const answer = await ask({ provider }, question({ picture }));
    expect(answer).toMatchObject({ failure: null, usage: { ...serverUsage, isEstimate: false } });
    expect(JSON.parse(answer.text)).toEqual(good);
    const [request, ...more] = server.requests;
    expect(more).toEqual([]);
    expect(request?.path).toBe(path);
    expect(request?.headers[header]).toBe(value);
    expect(request?.text).toContain(image);
    expect(Object.keys(request?.schema?.properties ?? {})).toEqual(['title', 'description']);
  },
);

test.each(['openai-compatible', 'openai', 'anthropic', 'google'] as const)(
  'no tool is offered to %s',
  async (provider) => {
    server.behave({});
    await ask({ provider, model: provider === 'anthropic' ? 'claude-sonnet-4-5' : 'test-model' }, question());
    expect(server.requests[0]?.text).not.toMatch(/"tools"|"tool_choice"|"functions"/);
  },
);

test('a local server needs no key', async () => {
  server.behave({});
  expect(await ask({ apiKey: null }, question())).toMatchObject({ failure: null });
  expect(server.requests[0]?.headers.authorization).toBeUndefined();
});

test('a picture that a provider refuses is left out, and from then on not sent', async () => {
  server.behave({ status: 400, message: 'This model has no eyes.' }, {}, {});
  const model = createModel(settings({}), 20, patientTimer());
  for (const images of [[true, false], [false]]) {
    const seen = server.requests.length;
    expect((await model.ask(question({ picture }), () => {})).failure).toBeNull();
    expect(server.requests.slice(seen).map(({ text }) => text.includes('image_url'))).toEqual(images);
  }
});

test('a picture that makes a server fail is left out of the next try only', async () => {
  server.behave({ status: 500 }, {});
  const model = createModel(settings({}), 20, patientTimer());
  expect((await model.ask(question({ picture }), () => {})).failure).toBeNull();
  expect((await model.ask(question({ picture }), () => {})).failure).toBeNull();
  expect(server.requests.map(({ text }) => text.includes('image_url'))).toEqual([true, false, true]);
});

test('no picture is sent when the operator turned that off', async () => {
  server.behave({});
  await ask({ vision: false }, question({ picture }));
  expect(server.requests[0]?.text).not.toContain('image_url');
});

test('a server that knows no schemas is asked for plain JSON', async () => {
  server.behave(
    { status: 400, message: 'response_format json_schema is not supported' },
    { text: JSON.stringify(good) },
  );
  expect(await ask({}, question())).toMatchObject({ failure: null, text: JSON.stringify(good) });
  expect(server.requests.map(({ text }) => text.includes('json_schema'))).toEqual([true, false]);
});

test.each([
  ['retry-after-ms', '40'],
  ['retry-after', '0.04'],
])('a busy provider is asked again when it says, by %s', async (header, value) => {
  server.behave({ status: 429, headers: { [header]: value } }, {});
  const timer = patientTimer();
  expect(await ask({}, question(), timer)).toMatchObject({ failure: null });
  expect(timer.asked).toContain(40);
  expect(server.requests).toHaveLength(2);
});

test('a provider that is busy for longer than we have is not waited for', async () => {
  server.behave({ status: 429, headers: { 'retry-after': '60' } });
  expect(await ask({}, question())).toMatchObject({
    code: 'RATE_LIMITED',
    usage: { input: 0, output: 0 },
  });
  expect(server.requests).toHaveLength(1);
});

test.each([
  ['RATE_LIMITED', 429, 3],
  ['UNAVAILABLE', 500, 3],
  ['UNAVAILABLE', 503, 3],
  ['REFUSED', 401, 1],
  ['REFUSED', 403, 1],
] as const)('%s: a status %i ends after %i tries and costs nothing', async (code, status, tries) => {
  server.behave({ status, message: `Incorrect key: ${key}` });
  const answer = await ask({}, question());
  expect(answer).toMatchObject({ code, text: '', usage: { input: 0, output: 0 }, failure: { status } });
  expect(server.requests).toHaveLength(tries);
  expect(answer.failure?.message).not.toContain('0123456789');
});

test('nobody listening is told apart from a refusal', async () => {
  const closed = await startModelServer();
  await closed.close();
  expect(await ask({ baseUrl: `${closed.origin}/v1` }, question())).toMatchObject({
    code: 'UNAVAILABLE',
    failure: { status: null },
  });
});

const timeouts = { firstWordInMs: 400, silenceInMs: 400, wholeInMs: 8000 };

/** Asks a model that ends thus as soon as it was heard; one that hangs does so until it is too late. */
async function askUntilTooLate(behaviour: Behaviour) {
  const timer = createHandTimer();
  server.behave({
    ...behaviour,
    beforePiece: () => timer.pass(1),
    beforeEnd: async () => {
      await timer.waitedFor(400);
      if (behaviour.ends === 'hang') timer.pass(400);
    },
  });
  return ask({ timeouts }, question(), timer);
}

test.each([
  ['no word comes', { text: '', ends: 'hang' }, 'SLOW_START', ''],
  ['it falls silent', { after: 20, ends: 'hang' }, 'SILENCE', '{"title":"The hat on'],
  ['the connection breaks', { after: 20, ends: 'drop' }, 'DROPPED', '{"title":"The hat on'],
  ['the stream carries an error', { after: 20, ends: 'fail' }, 'DROPPED', '{"title":"The hat on'],
] as const)('when %s, what came is kept and counted', async (_case, behaviour, code, text) => {
  const answer = await askUntilTooLate(behaviour);
  expect(answer).toMatchObject({ code, text: text.slice(0, 20), usage: { isEstimate: true } });
  expect(answer.usage.input).toBeGreaterThan(20);
});

test('a slow model that keeps writing is waited for', async () => {
  const timer = createHandTimer();
  const slowly = async () => {
    await timer.waitedFor(400);
    timer.pass(399);
  };
  server.behave({ beforePiece: slowly, beforeEnd: slowly });
  expect(await ask({ timeouts }, question(), timer)).toMatchObject({ failure: null });
  expect(timer.elapsed()).toBeGreaterThan(800);
});

test('the end of all time ends the asking with its own reason', async () => {
  server.behave({ after: 20, ends: 'hang' });
  const over = new AbortController();
  const model = createModel(settings({}), 20, patientTimer());
  const answer = await model.ask(question({ signal: over.signal }), () =>
    over.abort(new ModelFailure('OUT_OF_TIME', 'Over.')),
  );
  expect(answer.failure).toMatchObject({ code: 'OUT_OF_TIME' });
});

test('a model that never ends is ended', async () => {
  server.behave({ text: 'x'.repeat(200_000) });
  expect(await ask({}, question())).toMatchObject({ code: 'TOO_LONG' });
});

test('a provider that does not count is counted for', async () => {
  server.behave({ countsTokens: false });
  const { usage } = await ask({}, question());
  expect(usage.isEstimate).toBe(true);
  expect(usage.output).toBe(Math.ceil(JSON.stringify(good).length / 4));
});

test.each([
  ['says nothing at all', { text: '', ends: 'hang' }],
  ['thinks in silence before a few words', { after: 20, ends: 'hang' }],
  ['breaks off', { after: 20, ends: 'drop' }],
  ['uses up its room and does not count', { after: 20, ends: 'truncate', countsTokens: false }],
] as const)('a model that %s is counted with all that it was allowed to write', async (_case, behaviour) => {
  const { usage } = await askUntilTooLate(behaviour);
  expect(usage).toMatchObject({ output: 500, isEstimate: true });
});

test('what is over before it was sent costs nothing', async () => {
  server.behave({});
  const signal = AbortSignal.abort(new ModelFailure('STOPPED', 'The service is ending.'));
  expect(await ask({}, question({ signal }))).toMatchObject({
    code: 'STOPPED',
    usage: { input: 0, output: 0, isEstimate: false },
  });
  expect(server.requests).toHaveLength(0);
});

test('a failure of who listens is told as ours, and the model is not asked again', async () => {
  server.behave({});
  const answer = await createModel(settings({}), 20, patientTimer()).ask(question(), () => {
    throw new TypeError('no such section');
  });
  expect(answer.failure).toMatchObject({
    code: 'OUR_FAULT',
    message: 'What it wrote could not be shown: no such section',
  });
  expect(server.requests).toHaveLength(1);
});
