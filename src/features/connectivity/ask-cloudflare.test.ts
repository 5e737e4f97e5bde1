import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askCloudflare } from './ask-cloudflare.ts';
import { json, startTestCloudflare, type TestCloudflare } from './cloudflare.fake.ts';

const accountId = '0123456789abcdef0123456789abcdef';
const apiToken = 'v1.0-Secret_Token/with+signs==';

let cloudflare: TestCloudflare;
beforeAll(async () => {
  cloudflare = await startTestCloudflare();
});
afterAll(() => cloudflare.close());

const ask = (change: object = {}, timeLimitInMs = 5000) =>
  askCloudflare({ accountId, apiToken, apiUrl: cloudflare.url, ...change }, timeLimitInMs);

test('a right answer is success, with every field', async () => {
  const body = { success: true, errors: [], messages: [], result: [{ name: 'pepe' }] };
  cloudflare.answer(json(200, body));
  expect(await ask()).toEqual({
    success: true,
    accountId,
    hasApiToken: true,
    status: 200,
    statusText: 'OK',
    data: body,
    error: null,
  });
  expect(cloudflare.requests.at(-1)).toMatchObject({
    method: 'GET',
    url: `/client/v4/accounts/${accountId}/pages/projects`,
    headers: { authorization: `Bearer ${apiToken}` },
  });
});

test('a refusal tells Cloudflare’s own reason', async () => {
  const body = { success: false, errors: [{ code: 10000, message: 'Authentication error' }], result: null };
  cloudflare.answer(json(403, body));
  expect(await ask()).toMatchObject({
    success: false,
    status: 403,
    statusText: 'Forbidden',
    data: body,
    error: '10000: Authentication error',
  });
});

test('a page where the API should be is shown as it is', async () => {
  cloudflare.answer((_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>It works!</h1>'),
  );
  expect(await ask()).toMatchObject({
    success: false,
    status: 200,
    data: '<h1>It works!</h1>',
    error: 'The answer is not one of the Cloudflare API. Look at CLOUDFLARE_API_URL.',
  });
});

test('JSON that claims no success is none, though its status is 200', async () => {
  cloudflare.answer(json(200, { ok: true }));
  expect(await ask()).toMatchObject({ success: false, status: 200, data: { ok: true } });
  cloudflare.answer(json(500, { success: true }));
  expect(await ask()).toMatchObject({ success: false, error: 'Cloudflare answered 500.' });
});

test('a server that never answers is not waited for', async () => {
  cloudflare.answer(() => {});
  expect(await ask({}, 200)).toMatchObject({
    success: false,
    status: null,
    statusText: null,
    data: null,
    error: 'Cloudflare did not answer within 0.2 seconds.',
  });
});

test('a server that stops in the middle of its answer is not waited for either', async () => {
  cloudflare.answer((_request, response) => void response.writeHead(200).write('{"success":'));
  expect(await ask({}, 200)).toMatchObject({
    success: false,
    status: 200,
    data: null,
    error: 'Cloudflare did not answer within 0.2 seconds.',
  });
});

test('a connection that is dropped, before the answer or in it, is told', async () => {
  cloudflare.answer((request) => void request.socket.destroy());
  expect(await ask()).toMatchObject({
    success: false,
    status: null,
    error: expect.stringMatching(/^Cloudflare could not be reached \(.+\)\.$/) as string,
  });
  cloudflare.answer((request, response) => {
    response.writeHead(200, { 'Content-Length': '1000' }).write('{', () => request.socket.destroy());
  });
  expect(await ask()).toMatchObject({ success: false, status: 200, data: null });
});

test('nobody at that address is told', async () => {
  const gone = await startTestCloudflare();
  await gone.close();
  expect(await ask({ apiUrl: gone.url })).toMatchObject({
    success: false,
    error: 'Cloudflare could not be reached (ECONNREFUSED).',
  });
});

test.each([
  [{ accountId: null }, false, true, 'CLOUDFLARE_ACCOUNT_ID is not set.'],
  [{ apiToken: null }, true, false, 'CLOUDFLARE_API_TOKEN is not set.'],
  [
    { accountId: null, apiToken: null },
    false,
    false,
    'CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN are not set.',
  ],
])('what is not set is named, and nobody is asked (%j)', async (change, hasAccount, hasApiToken, error) => {
  const asked = cloudflare.requests.length;
  expect(await ask(change)).toEqual({
    success: false,
    accountId: hasAccount ? accountId : null,
    hasApiToken,
    status: null,
    statusText: null,
    data: null,
    error,
  });
  expect(cloudflare.requests.length).toBe(asked);
});

test('a redirect is not followed: the token is for this address alone', async () => {
  const elsewhere = await startTestCloudflare();
  cloudflare.answer((_request, response) => void response.writeHead(302, { Location: elsewhere.url }).end());
  expect(await ask()).toMatchObject({ success: false, status: 302 });
  expect(elsewhere.requests).toEqual([]);
  await elsewhere.close();
});

describe('the token', () => {
  const forms = [
    apiToken,
    apiToken.toUpperCase(),
    encodeURIComponent(apiToken),
    Buffer.from(apiToken).toString('base64'),
  ];
  const leaks = (answer: unknown) =>
    forms.filter((form) => JSON.stringify(answer).toLowerCase().includes(form.toLowerCase()));

  test.each([
    ['a value', (form: string) => json(200, { success: true, result: { echo: `Bearer ${form}!` } })],
    ['a name', (form: string) => json(200, { success: true, [form]: 1 })],
    ['a reason', (form: string) => json(403, { success: false, errors: [{ message: `bad ${form}` }] })],
    [
      'escapes of JSON',
      (form: string) => (_request: unknown, response: { end(text: string): void }) => {
        const escaped = Array.from(form, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
        response.end(`{"success":true,"result":"${escaped.join('')}"}`);
      },
    ],
    [
      'a page',
      (form: string) => (_request: unknown, response: { end(text: string): void }) =>
        response.end(`<p>${form}</p>`),
    ],
  ])('is taken out of %s', async (_where, answerWith) => {
    for (const form of forms) {
      cloudflare.answer(answerWith(form));
      const answer = await ask();
      expect(leaks(answer)).toEqual([]);
      expect(JSON.stringify(answer)).toContain('[API token]');
    }
  });

  test('is taken out of the status text', async () => {
    cloudflare.answer((_request, response) => void response.writeHead(400, `Bad ${apiToken}`).end('no'));
    expect(await ask()).toMatchObject({ status: 400, statusText: 'Bad [API token]' });
  });

  test('leaves no part of it where a long answer is cut', async () => {
    const long = 'z'.repeat(400);
    cloudflare.answer((_request, response) => void response.end(long.repeat(200)));
    const { data } = await ask({ apiToken: long });
    expect(data).toMatch(/^\[API token\]/);
    expect(data).not.toContain('z');
  });
});

test('an endless answer and one without a floor are cut', async () => {
  cloudflare.answer((_request, response) => {
    const more = () => void (response.destroyed || response.write('x'.repeat(50_000), more));
    more();
  });
  const { data, status } = await ask();
  expect(status).toBe(200);
  expect(data).toBe('x'.repeat(8192));
  cloudflare.answer((_request, response) => void response.end(`${'['.repeat(20_000)}${']'.repeat(20_000)}`));
  expect(JSON.stringify((await ask()).data).length).toBeLessThan(200);
});
