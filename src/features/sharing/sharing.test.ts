import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test-support/app.ts';
import { signUpPerson, type TestPerson } from '../account/test-support/person.ts';
import { testCoin } from '../coins/coin.fixture.ts';
import type { ShareSteps } from './contract.ts';
import { shareNetworks } from './rules/networks.ts';

let required: TestApp;
let invited: TestApp;
beforeAll(async () => {
  [required, invited] = await Promise.all([createTestApp({ SHARE_STEPS: 'required' }), createTestApp()]);
});
afterAll(() => Promise.all([required.close(), invited.close()]));

const pathOf = ({ userId }: TestPerson) => `/api/profiles/${userId}/share-steps`;
const stepsOf = async (person: TestPerson) => (await person.browser.get(pathOf(person))).body as ShareSteps;
const tell = (person: TestPerson, network: string, event: string) =>
  person.browser.post(pathOf(person), { network, event });
const share = async (person: TestPerson, networks: readonly string[] = shareNetworks) => {
  for (const network of networks) {
    expect((await tell(person, network, 'opened')).status).toBe(200);
    expect((await tell(person, network, 'done')).status).toBe(200);
  }
};
const build = ({ browser }: TestPerson) =>
  browser.post('/api/functions/generate-landing-page', { ...testCoin(), isPreview: true });

describe('a step', () => {
  test('is done once its window was opened and the person says so, and stays done', async () => {
    const ann = await signUpPerson(invited, 'Ann');
    expect(await stepsOf(ann)).toEqual({ opened: [], done: [], isOffered: true, isRequired: false });
    expect(await tell(ann, 'x', 'done')).toMatchObject({
      status: 409,
      body: { code: 'NOT_OPENED', message: 'Open X first, then say that you posted.' },
    });
    expect((await tell(ann, 'reddit', 'opened')).status).toBe(200);
    expect((await tell(ann, 'x', 'done')).body).toMatchObject({ code: 'NOT_OPENED' });
    await share(ann, ['x', 'x']);
    expect(await stepsOf(ann)).toMatchObject({ opened: ['reddit', 'x'], done: ['x'] });
  });

  test('that two windows tell of at once is recorded once', { retry: 0 }, async () => {
    const bea = await signUpPerson(invited, 'Bea');
    await Promise.all(shareNetworks.flatMap((network) => [1, 2, 3].map(() => tell(bea, network, 'opened'))));
    await Promise.all(shareNetworks.flatMap((network) => [1, 2, 3].map(() => tell(bea, network, 'done'))));
    const { opened, done, isOffered } = await stepsOf(bea);
    expect(opened.toSorted()).toEqual(shareNetworks.toSorted());
    expect(done.toSorted()).toEqual(shareNetworks.toSorted());
    expect(isOffered).toBe(false);
  });

  test.each([
    ['a network that is none of ours', { network: 'myspace', event: 'opened' }],
    ['an event that there is not', { network: 'x', event: 'seen' }],
    ['a list of networks', { network: ['x', 'reddit'], event: 'opened' }],
    ['a lift of one’s own', { network: 'x', event: 'opened', isLifted: true }],
  ])('is refused with %s', async (_what, body) => {
    const person = await signUpPerson(invited, `P${crypto.randomUUID().slice(0, 6)}`);
    expect((await person.browser.post(pathOf(person), body)).status).toBe(422);
    expect(await stepsOf(person)).toMatchObject({ opened: [], done: [] });
  });
});

test('an invitation that is put away does not come back, and nobody waits for it', async () => {
  const cyd = await signUpPerson(invited, 'Cyd');
  const end = () => cyd.browser.fetch(`${pathOf(cyd)}/offer`, { method: 'DELETE' });
  expect((await end()).status).toBe(200);
  expect((await end()).status).toBe(200);
  expect(await stepsOf(cyd)).toEqual({ opened: [], done: [], isOffered: false, isRequired: false });
  expect((await build(cyd)).status).toBe(200);
});

describe('where the steps are required', () => {
  test('a first build says why it is refused and how many are left, keeps nothing, and goes on after the last', async () => {
    const dan = await signUpPerson(required, 'Dan');
    await share(dan, ['telegram']);
    await tell(dan, 'x', 'opened');
    expect(await build(dan)).toMatchObject({
      status: 409,
      body: {
        code: 'SHARE_FIRST',
        message:
          'Building is free during beta, and in return we ask you to share Moonpage before your first build. Still to do, 3 of 4: X, Facebook, Reddit.',
      },
    });
    const streamed = await dan.browser.fetch('/api/functions/generate-landing-page', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ ...testCoin(), isPreview: true }),
    });
    expect(streamed.status).toBe(409);
    const profile = await dan.browser.get(`/api/profiles/${dan.userId}`);
    expect(profile.body).toMatchObject({ coinName: null, hasPreview: false });
    await share(dan, ['x', 'facebook', 'reddit']);
    expect((await build(dan)).status).toBe(200);
    expect(await stepsOf(dan)).toMatchObject({ isOffered: false, isRequired: false });
  });

  test('the offer cannot be put away, and leaves an account that has built alone', async () => {
    const eve = await signUpPerson(required, 'Eve');
    await eve.browser.fetch(`${pathOf(eve)}/offer`, { method: 'DELETE' });
    expect(await stepsOf(eve)).toMatchObject({ isOffered: true, isRequired: true });
    await share(eve);
    expect(await stepsOf(eve)).toMatchObject({ isOffered: false, isRequired: false });
  });
});

test('after the beta nobody is asked to share', async () => {
  const paid = await createTestApp({ SHARE_STEPS: 'required', BETA: 'off' });
  try {
    const hal = await signUpPerson(paid, 'Hal');
    expect(await stepsOf(hal)).toMatchObject({ isOffered: false, isRequired: false });
  } finally {
    await paid.close();
  }
});
