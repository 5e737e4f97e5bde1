import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/db/test-support/database.ts';
import { silentLog } from '../../platform/log/log.ts';
import { createApiHandler } from '../../platform/rpc/api-handler.ts';
import type { Session } from '../account/policy.ts';
import { createSignedIn } from '../account/sessions/signed-in.ts';
import { createTestProfile } from '../uploads/profile.fixture.ts';
import { coinHandlers } from './handlers.ts';
import { createCoins } from './service.ts';

const noImage = async () => null;
const brett = {
  email: 'brett@example.com',
  coinName: 'Brett',
  blockchain: 'Base',
  symbol: '$brett',
  description: 'Blue, chill and permanently on the couch.',
  mainColors: '#0052ff,#7fb2ff',
  pageBackground: '#0052ff',
  launchDate: '2027-03-10',
  launchTime: '12:00 PM',
};

let database: TestDatabase;
let owner: Session;
let session: Session | null;

beforeEach(async () => {
  database = await createTestDatabase();
  owner = await createTestProfile(database.db);
  session = owner;
});
afterEach(() => database.drop());

const call = (method: 'GET' | 'PUT', userId: string, body?: object) =>
  callPath(method, `/profiles/${userId}/coin`, body);

async function callPath(
  method: 'GET' | 'PUT' | 'POST',
  path: string,
  body?: object,
): Promise<{ status: number; reply: unknown }> {
  const coins = createCoins({
    db: database.db,
    uploads: { find: noImage, hold: noImage },
    now: () => new Date('2027-03-10T12:00:00Z'),
  });
  const signedIn = createSignedIn({
    currentSession: async () => session && { ...session, id: 'one', isProven: true },
    mayWrite: () => true,
  });
  const api = createApiHandler({ coins: coinHandlers(coins, signedIn) });
  const request = new Request(`https://moonpage.example/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const response = await api(request, {
    requestId: 'test',
    clientAddress: '192.0.2.1',
    request,
    replyHeaders: new Headers(),
    actor: { userId: null },
    log: silentLog(),
  });
  return { status: response?.status ?? 0, reply: await response?.json() };
}

test('details are saved and read over HTTP; optional ones may be missing', async () => {
  const saved = await call('PUT', owner.userId, brett);
  expect(saved).toMatchObject({ status: 200, reply: { symbol: 'BRETT', telegram: '', mainImageUrl: '' } });
  expect(await call('GET', owner.userId)).toEqual({
    status: 200,
    reply: { details: saved.reply, image: null },
  });
});

test('a refusal carries every field with its specified message', async () => {
  const { status, reply } = await call('PUT', owner.userId, { buyButtonLink: 'nowhere' });
  expect(status).toBe(422);
  expect(reply).toMatchObject({
    defined: true,
    code: 'INVALID_INPUT',
    data: {
      issues: [
        { path: 'email', message: 'Please enter a valid email address' },
        { path: 'coinName', message: 'Coin name must be at least 2 characters' },
        { path: 'blockchain', message: 'Please select a blockchain' },
        { path: 'symbol', message: 'Symbol must be at least 2 characters' },
        { path: 'description', message: 'Description must be at least 10 characters' },
        { path: 'buyButtonLink', message: 'Please enter a valid URL' },
        { path: 'mainColors', message: 'Please select at least one color' },
        { path: 'pageBackground', message: 'Please enter a background color' },
        { path: 'launchDate', message: 'Please select a launch date' },
        { path: 'launchTime', message: 'Please select a launch time' },
      ],
    },
  });
  expect(await call('GET', owner.userId)).toMatchObject({ reply: { details: { coinName: '' } } });
});

test.each([{ isAdmin: true }, { coinName: 7 }, { coinName: ['Brett'] }, { launchDate: { $gt: '' } }])(
  'the body %j is refused',
  async (odd) => {
    expect(await call('PUT', owner.userId, { ...brett, ...odd })).toMatchObject({
      status: 422,
      reply: { code: 'INVALID_INPUT' },
    });
    expect(await call('GET', owner.userId)).toMatchObject({ reply: { details: { coinName: '' } } });
  },
);

test('another account’s coin is forbidden, and nobody’s without a session', { retry: 0 }, async () => {
  const stranger = await createTestProfile(database.db);
  expect(await call('PUT', stranger.userId, brett)).toMatchObject({
    status: 403,
    reply: { code: 'FORBIDDEN' },
  });
  expect(await call('GET', stranger.userId)).toMatchObject({ status: 403 });
  session = null;
  expect(await call('PUT', owner.userId, brett)).toMatchObject({
    status: 401,
    reply: { code: 'SIGNED_OUT', message: 'Please sign in to access this page' },
  });
});

test('what is typed is read for whoever is signed in, up to the length that a description may have', async () => {
  const read = (description: string) =>
    callPath('POST', '/functions/read-words', { coinName: 'Kevin', description });
  expect(await read('Kevin is a raccoon who never sleeps.')).toEqual({
    status: 200,
    reply: { subject: 'a raccoon', tone: 'deadpan', language: 'en' },
  });
  expect(await read('x'.repeat(2000))).toMatchObject({ status: 200 });
  expect(await read('x'.repeat(2001))).toMatchObject({ status: 422 });
  session = null;
  expect(await read('Kevin is a raccoon.')).toMatchObject({ status: 401 });
});
