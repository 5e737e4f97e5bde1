import { parseDocument } from '@moonpage/engine/document/parse.ts';
import type { PageDocument } from '@moonpage/engine/document/schema.ts';
import { desc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { createTestApp, type TestApp } from '../../test-support/app.ts';
import { profiles } from '../account/tables.ts';
import { signUpPerson, type TestPerson } from '../account/test-support/person.ts';
import { testCoin } from '../coins/coin.fixture.ts';
import type { CoinDetailsInput } from '../coins/contract.ts';
import type { BuildEvent, SectionWriter } from './contract.ts';
import { type Behaviour, goodAnswer, type ModelServer, startModelServer } from './model-server.fake.ts';
import { generations } from './tables.ts';

/**
 * The settings of a service whose pages are written by a model on this machine. It waits longer than any machine is busy: a test of a
 * limit shortens that one, for a model from which nothing comes any more.
 */
export function modelSettings({ origin }: ModelServer): Record<string, string> {
  return {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'test-model',
    AI_BASE_URL: `${origin}/v1`,
    AI_API_KEY: 'sk-nobody-may-read-this',
    AI_PRICE_INPUT: '2',
    AI_PRICE_OUTPUT: '10',
    AI_FIRST_WORD_SECONDS: '60',
    AI_SILENCE_SECONDS: '60',
    AI_WHOLE_SECONDS: '120',
    AI_DAILY_TOKENS_PER_ACCOUNT: '100000000',
    AI_DAILY_TOKENS: '100000000',
  };
}

/** A model's server, a service whose pages it writes, and a person who builds some. */
export async function openModelService(own: Readonly<Record<string, string>> = {}): Promise<{
  readonly server: ModelServer;
  readonly service: TestApp;
  readonly person: TestPerson;
  readonly close: () => Promise<void>;
}> {
  const server = await startModelServer();
  const service = await createTestApp({ ...modelSettings(server), ...own });
  const person = await signUpPerson(service, 'Ada');
  const close = async () => {
    await service.close();
    await server.close();
  };
  return { server, service, person, close };
}

/** A build and everything that is left of it. */
export interface TestBuild {
  readonly events: readonly BuildEvent[];
  readonly document: PageDocument;
  readonly html: string;
  readonly note: string | null;
  readonly record: typeof generations.$inferSelect;
}

/** Builds a page as the dialog does; what is true of every build is held here. */
export async function buildPage(
  app: TestApp,
  builder: TestPerson,
  { seed, ...own }: CoinDetailsInput & { seed?: number } = {},
): Promise<TestBuild> {
  const response = await builder.browser.fetch('/api/functions/generate-landing-page', {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ ...testCoin(own), seed }),
  });
  const text = await response.text();
  const events = [...text.matchAll(/^data: (.+)$/gm)].map(([, json = '']) => JSON.parse(json) as BuildEvent);
  const done = events.find((event) => event.type === 'done');
  if (!done) throw new Error(`the build did not end: ${text}`);
  const [profile] = await app.database.db.select().from(profiles).where(eq(profiles.id, builder.userId));
  const parsed = parseDocument(profile?.document);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const { document } = parsed;
  const [record] = await app.database.db
    .select()
    .from(generations)
    .where(eq(generations.userId, builder.userId))
    .orderBy(desc(generations.startedAt))
    .limit(1);
  if (!record) throw new Error('the build is not recorded');
  expect(profile?.previewHtml).toBe(done.html);
  expect(record).toMatchObject({ reservedTokens: 0, design: document.design, seed: document.seed });
  expect(record.generator).toBe(document.generator);
  return { events, document, html: done.html, note: done.note, record };
}

/** A model that answers well but for these members. */
export function answering(own: Readonly<Record<string, unknown>>): Behaviour {
  return { text: ({ schema }) => JSON.stringify(goodAnswer(schema, own)) };
}

export function sectionsIn({ events }: TestBuild) {
  return events.filter((event) => event.type === 'section');
}

/** Labels of the sections that somebody wrote. */
export function writtenBy(built: TestBuild, writer: SectionWriter): string[] {
  return sectionsIn(built).flatMap(({ by, label }) => (by === writer ? [label] : []));
}
