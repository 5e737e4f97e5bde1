import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { silentLog } from '../../platform/log/log.ts';
import type { TestPerson } from '../account/test-support/person.ts';
import { testCoin } from '../coins/coin.fixture.ts';
import type { BuildEvent } from './contract.ts';
import { generations } from './tables.ts';
import { answering, buildPage, openModelService } from './model-service.fake.ts';

const { server, service, person, close } = await openModelService();
afterAll(close);

function sessionOf({ userId, email }: TestPerson) {
  return { userId, email, firstName: 'Ada', isAdmin: false };
}

/** What a build of the person tells the operator as a warning or worse, whatever of it is listened to. */
async function warningsOfBuild(): Promise<string[]> {
  // A page that is there already has nothing to be asked for.
  await person.browser.post(`/api/profiles/${person.userId}/start-over`, {});
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => lines.push(line) });
  await service.app.services.generation.build(sessionOf(person), testCoin(), () => {}, log);
  return lines;
}

test('a listener that fails changes nothing of the page, nor of what is recorded', async () => {
  server.behave(answering({}));
  const told: BuildEvent['type'][] = [];
  const tell = ({ type }: BuildEvent) => {
    told.push(type);
    if (type === 'section') throw new Error('nobody is there');
  };
  await service.app.services.generation.build(sessionOf(person), testCoin(), tell, silentLog());
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

test('an address at which another service answers is told to the operator in one line', async () => {
  server.behave({ headers: { 'content-type': 'text/html' }, body: '<title>Log in</title>' });
  const lines = await warningsOfBuild();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('The address of the model (AI_BASE_URL) is no such service: it sent text/html');
});

test('a model that reports more than a page can use is told to the operator, with what it reports', async () => {
  server.behave({ ...answering({}), counted: { input: 9_000_000, output: 8_000_000 } });
  const lines = await warningsOfBuild();
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { tokens: { input: 9_000_000, output: 8_000_000 }, reservedTokens: expect.any(Number) as number },
  ]);
});
