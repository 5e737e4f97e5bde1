import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../test-support/app.ts';
import { signUpPerson } from '../account/test-support/person.ts';
import { type ModelServer, startModelServer } from './model-server.fake.ts';
import { buildPage, modelSettings, writtenBy } from './model-service.fake.ts';

vi.mock('ai', () => {
  throw new Error('Cannot find package "ai"');
});

let server: ModelServer;
let service: TestApp;

beforeAll(async () => {
  server = await startModelServer();
  service = await createTestApp(modelSettings(server));
});
afterAll(async () => {
  await service.close();
  await server.close();
});

test('an installation whose library is broken composes its pages, says why, and pays nothing', async () => {
  const built = await buildPage(service, await signUpPerson(service, 'Ada'));
  expect(built.record).toMatchObject({
    outcome: 'OUR_FAULT',
    inputTokens: 0,
    outputTokens: 0,
    isEstimate: false,
    cost: 0,
  });
  expect(built.document.generator).toMatch(/^composer\//);
  expect(built.note).toBe('Something went wrong on our side, so our composer wrote the page.');
  expect(writtenBy(built, 'model')).toEqual([]);
  expect(server.requests).toHaveLength(0);
});
