import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../test-support/app.ts';
import { signUpPerson } from '../account/test-support/person.ts';
import { type ModelServer, startModelServer } from './model-server.fake.ts';
import { thoughtOf } from './model-server-dialects.fake.ts';
import { answering, buildPage, modelSettings } from './model-service.fake.ts';

let server: ModelServer;

beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

describe('the day’s tokens', () => {
  test('an account that has used up its own gets the composer, and is told', async () => {
    const small = await createTestApp({ ...modelSettings(server), AI_DAILY_TOKENS_PER_ACCOUNT: '40000' });
    try {
      const [ann, bob] = [await signUpPerson(small, 'Ann'), await signUpPerson(small, 'Bob')];
      server.behave(answering({}));
      const outcomes: string[] = [];
      for (let time = 0; time < 12; time += 1) outcomes.push((await buildPage(small, ann)).record.outcome);
      const asked = outcomes.filter((outcome) => outcome === 'WRITTEN').length;
      expect(outcomes).toEqual([
        ...Array.from({ length: asked }, () => 'WRITTEN'),
        ...Array.from({ length: 12 - asked }, () => 'ACCOUNT_BUDGET'),
      ]);
      expect(server.requests).toHaveLength(asked);
      expect(asked).toBeGreaterThan(5);
      const last = await buildPage(small, ann);
      expect(last.note).toBe('Your AI budget for today is used up, so our composer wrote the page.');
      expect(last.document.generator).toMatch(/^composer\//);
      expect((await buildPage(small, bob)).record.outcome).toBe('WRITTEN');
      small.advance(24 * 60 * 60 * 1000);
      expect((await buildPage(small, ann)).record.outcome).toBe('WRITTEN');
    } finally {
      await small.close();
    }
  });

  test('a model that reports or thinks without measure leaves the others theirs', async () => {
    const small = await createTestApp({ ...modelSettings(server), AI_DAILY_TOKENS: '100000' });
    try {
      const [ann, bob] = [await signUpPerson(small, 'Ann'), await signUpPerson(small, 'Bob')];
      server.behave({ ...answering({}), counted: { input: 9_000_000, output: 9_000_000 } });
      const boast = await buildPage(small, ann);
      expect(boast.record.outcome).toBe('WRITTEN');
      expect(boast.record.cost).toBe(9 * 2 + 9 * 10);
      server.behave({ text: '', flood: thoughtOf('x'.repeat(64 * 1024)) });
      const flood = await buildPage(small, ann);
      expect(flood.record).toMatchObject({ outcome: 'TOO_LONG', outputTokens: 16_000, isEstimate: true });
      for (const { record } of [boast, flood])
        expect(record.inputTokens + record.outputTokens).toBeLessThan(26_000);
      server.behave(answering({}));
      expect((await buildPage(small, bob)).record.outcome).toBe('WRITTEN');
    } finally {
      await small.close();
    }
  });

  test('an installation that has used up its own asks nobody', async () => {
    const none = await createTestApp({ ...modelSettings(server), AI_DAILY_TOKENS: '0' });
    try {
      const ann = await signUpPerson(none, 'Ann');
      server.behave(answering({}));
      const built = await buildPage(none, ann);
      expect(built.record).toMatchObject({ outcome: 'INSTALLATION_BUDGET', inputTokens: 0, cost: 0 });
      expect(built.note).toBe(
        'The AI budget of this site is used up for today, so our composer wrote the page.',
      );
      expect(server.requests).toHaveLength(0);
    } finally {
      await none.close();
    }
  });
});
