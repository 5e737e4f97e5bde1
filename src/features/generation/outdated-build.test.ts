import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test-support/app.ts';
import { profiles } from '../account/tables.ts';
import { signUpPerson, type TestPerson } from '../account/test-support/person.ts';
import { testCoin } from '../coins/coin.fixture.ts';
import { type ModelServer, startModelServer } from './model-server.fake.ts';
import { answering, modelSettings } from './model-service.fake.ts';

let server: ModelServer;
let service: TestApp;
let person: TestPerson;

beforeAll(async () => {
  server = await startModelServer();
  service = await createTestApp(modelSettings(server));
});
beforeEach(async () => {
  person = await signUpPerson(service, 'Ada');
});
afterAll(async () => {
  await service.close();
  await server.close();
});

/** Builds with a model that does not begin to write before `meanwhile` is done. @returns the answer to the build */
async function buildWhile(meanwhile: () => Promise<void>) {
  const asked = Promise.withResolvers<void>();
  const done = Promise.withResolvers<void>();
  const beforePiece = () => {
    asked.resolve();
    return done.promise;
  };
  server.behave({ ...answering({}), beforePiece });
  const build = person.browser.post('/api/functions/generate-landing-page', {
    ...testCoin(),
    isPreview: true,
  });
  await asked.promise;
  await meanwhile();
  done.resolve();
  return build;
}

const draft = async () => {
  const [row] = await service.database.db
    .select({ document: profiles.document, coinName: profiles.coinName })
    .from(profiles)
    .where(eq(profiles.id, person.userId));
  return row;
};

test('a page that is finished after START OVER does not come back', async () => {
  const build = await buildWhile(async () => {
    expect((await person.browser.post(`/api/profiles/${person.userId}/start-over`, {})).status).toBe(200);
  });
  expect(build.status).toBe(409);
  expect(await draft()).toEqual({ document: null, coinName: null });
});

test('a page that was written for other details is not kept', async () => {
  const build = await buildWhile(async () => {
    const saved = await person.browser.fetch(`/api/profiles/${person.userId}/coin`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(testCoin({ coinName: 'Another Hat' })),
    });
    expect(saved.status).toBe(200);
  });
  expect(build).toMatchObject({
    status: 409,
    body: {
      code: 'COIN_CHANGED',
      message: 'Your coin was changed while this page was written. Build the page again.',
    },
  });
  expect(await draft()).toEqual({ document: null, coinName: 'Another Hat' });
});
