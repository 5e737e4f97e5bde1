import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '../../platform/log/log.ts';
import { createTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { signUpPerson, type TestPerson } from '../account/testing.ts';
import { testCoin } from '../coins/test-coin.ts';
import type { BuildEvent } from './contract.ts';
import { type ModelServer, startModelServer } from './model-server.ts';
import { generations } from './tables.ts';
import { answering, buildPage, modelSettings } from './test-build.ts';

let server: ModelServer;
let service: TestApp;
let person: TestPerson;

beforeAll(async () => {
  server = await startModelServer();
  service = await createTestApp(modelSettings(server));
  person = await signUpPerson(service, 'Ada');
});
afterAll(async () => {
  await service.close();
  await server.close();
});

test('a listener that fails changes nothing of the page, nor of what is recorded', async () => {
  server.behave(answering({}));
  const told: BuildEvent['type'][] = [];
  const tell = ({ type }: BuildEvent) => {
    told.push(type);
    if (type === 'section') throw new Error('nobody is there');
  };
  const session = { userId: person.userId, email: person.email, firstName: 'Ada', isAdmin: false };
  await service.app.services.generation.build(session, testCoin(), tell, silentLog());
  expect(told).toEqual(['saved', 'started', 'section']);
  const rows = await service.database.db.select().from(generations);
  expect(rows).toMatchObject([{ outcome: 'WRITTEN', substitutions: [], isEstimate: false }]);
  expect(server.requests).toHaveLength(1);
});

test('a page whose record cannot be ended is kept and handed over', async () => {
  const { db } = service.database;
  await db.execute(sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'no room for records'; end $$`);
  await db.execute(sql`
    create trigger refuse before update on generations for each row execute function refuse()`);
  server.behave(answering({}));
  const answer = await person.browser.post('/api/functions/generate-landing-page', testCoin());
  expect(answer).toMatchObject({ status: 200 });
  const page = await person.browser.get(`/api/profiles/${person.userId}/page`);
  expect(page.body).toMatchObject({ previewHtml: (answer.body as { html: string }).html });
  await db.execute(sql`drop trigger refuse on generations`);
  expect((await buildPage(service, person)).record.outcome).toBe('WRITTEN');
});
