import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockWaiters } from '../../platform/db/test-support/lock-waiters.ts';
import { silentLog } from '../../platform/log/log.ts';
import { createTestApp } from '../../test-support/app.ts';
import { signUpPerson } from '../account/test-support/person.ts';
import { testCoin } from '../coins/coin.fixture.ts';
import type { BuildEvent } from './contract.ts';
import { type ModelServer, startModelServer } from './model-server.fake.ts';
import { answering, buildPage, modelSettings } from './model-service.fake.ts';

let server: ModelServer;

beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

test('a service that ends lets the composer finish what a model was writing', async () => {
  const ending = await createTestApp(modelSettings(server));
  try {
    const ann = await signUpPerson(ending, 'Ann');
    server.behave({ ...answering({}), after: 700, ends: 'hang' });
    const building = buildPage(ending, ann);
    await expect.poll(() => server.requests.length).toBe(1);
    await ending.app.services.generation.stop();
    const built = await building;
    expect(built.record.outcome).toBe('STOPPED');
  } finally {
    await ending.close();
  }
});

test('a service that ends waits for a build whose details are still being saved', async () => {
  const ending = await createTestApp(modelSettings(server));
  try {
    const { db } = ending.database;
    const { generation } = ending.app.services;
    const ann = await signUpPerson(ending, 'Ann');
    server.behave(answering({}));
    const order: string[] = [];
    let work: Promise<unknown>[] = [];
    await db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from profiles where id = ${ann.userId} for update`);
      const session = { userId: ann.userId, email: ann.email, firstName: 'Ann', isAdmin: false };
      const tell = ({ type }: BuildEvent) => void order.push(type);
      const building = generation.build(session, testCoin(), tell, silentLog());
      await expect.poll(() => lockWaiters(db)).toBe(1);
      work = [building, generation.stop().then(() => order.push('stopped'))];
    });
    await Promise.all(work);
    expect(order.at(0)).toBe('saved');
    expect(order.slice(-2)).toEqual(['done', 'stopped']);
    expect(server.requests).toHaveLength(0);
  } finally {
    await ending.close();
  }
});
