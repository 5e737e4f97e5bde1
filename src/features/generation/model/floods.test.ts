import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ModelServer, startModelServer } from '../model-server.fake.ts';
import { thoughtOf } from '../model-server-dialects.fake.ts';
import { ModelFailure } from './failure.ts';
import { askModel, testSettings, question } from './question.fixture.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const much = 'x'.repeat(64 * 1024);
const delta = (own: object) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: own, finish_reason: null }] })}\n\n`;
const call = { index: 0, id: 't', type: 'function', function: { name: 'x', arguments: much } };

test.each([
  ['thinks aloud', thoughtOf(much)],
  ['thinks aloud in single words', thoughtOf('hmm '.repeat(10)).repeat(200)],
  ['writes', delta({ content: much })],
  ['calls tools', delta({ tool_calls: [call] })],
  ['remarks', `: ${much}\n\n`],
  ['sends one line', much],
])(
  'a model that %s without end is ended, and counted with no more than it was allowed',
  async (_case, flood) => {
    server.behave({ text: '', flood });
    const answer = await askModel(testSettings(server, {}), question());
    expect(answer).toMatchObject({ code: 'TOO_LONG', usage: { output: 500, isEstimate: true } });
    expect(answer.text.length).toBeLessThan(200_000);
    expect(server.requests).toHaveLength(1);
  },
);

test.each([
  [400, 101],
  [4_000, 500],
])('a thought of %i bytes before two of an answer is counted as %i tokens', async (bytes, output) => {
  const finish = 'data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n';
  server.behave({
    headers: { 'content-type': 'text/event-stream; charset=utf-8' },
    body: thoughtOf('x'.repeat(bytes)) + delta({ content: '{}' }) + finish,
  });
  const answer = await askModel(testSettings(server, {}), question());
  expect(answer).toMatchObject({ failure: null, text: '{}', usage: { output, isEstimate: true } });
});

test('an abort ends a flood before its limit of tokens does', async () => {
  const over = new AbortController();
  const beforeFlood = (times: number) => {
    if (times === 10) over.abort(new ModelFailure('OUT_OF_TIME', 'Over.'));
  };
  server.behave({ text: '{', flood: thoughtOf('h').repeat(400), beforeFlood });
  const answer = await askModel(testSettings(server, {}), question({ signal: over.signal }));
  expect(answer).toMatchObject({ code: 'OUT_OF_TIME' });
});

test('a refusal without end is a refusal, and costs nothing', async () => {
  server.behave({ status: 500, flood: much });
  expect(await askModel(testSettings(server, {}), question())).toMatchObject({
    code: 'UNAVAILABLE',
    usage: { input: 0, output: 0 },
  });
  expect(server.requests).toHaveLength(3);
});

test.each([
  ['text/html; charset=utf-8', '<!doctype html><title>Log in</title>'],
  ['application/json', '{"choices":[{"message":{"content":"{}"}}]}'],
])('a success that is %s is a refusal, which costs nothing and names the setting', async (type, body) => {
  server.behave({ headers: { 'content-type': type }, body });
  const picture = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
  const answer = await askModel(testSettings(server, {}), question({ picture }));
  expect(answer).toMatchObject({ code: 'REFUSED', text: '', usage: { input: 0, output: 0 } });
  expect(answer.failure).toMatchObject({
    status: 200,
    message: `The address of the model (AI_BASE_URL) is no such service: it sent ${type}, and no stream of events.`,
  });
  expect(server.requests).toHaveLength(1);
});

test.each(['text/plain', 'application/octet-stream', null])(
  'a stream that a server calls %s is read all the same',
  async (type) => {
    const finish = 'data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n';
    server.behave({
      headers: type === null ? {} : { 'content-type': type },
      body: delta({ content: '{}' }) + finish,
    });
    const answer = await askModel(testSettings(server, {}), question());
    expect(answer).toMatchObject({ failure: null, text: '{}' });
  },
);

test.each(['openai', 'anthropic', 'google'] as const)('so it is with the library of %s', async (provider) => {
  server.behave({ headers: { 'content-type': 'text/html' }, body: '<p>Log in</p>' });
  const answer = await askModel(testSettings(server, { provider }), question());
  expect(answer).toMatchObject({ code: 'REFUSED', usage: { input: 0, output: 0 } });
  expect(server.requests).toHaveLength(1);
});
