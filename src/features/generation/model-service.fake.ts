import { parseDocument } from '@moonpage/engine/document/parse.ts';
import type { PageDocument } from '@moonpage/engine/document/schema.ts';
import { desc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { createTestApp, type TestApp, type TestAppOptions } from '../../test-support/app.ts';
import { profiles } from '../account/tables.ts';
import { signUpPerson, type TestPerson } from '../account/test-support/person.ts';
import { testCoin } from '../coins/coin.fixture.ts';
import type { CoinDetailsInput } from '../coins/contract.ts';
import type { BuildEvent, SectionWriter } from './contract.ts';
import { type Behaviour, goodAnswer, type ModelServer, startModelServer } from './model-server.fake.ts';
import { generations } from './tables.ts';

/** How long a model may take, far more than any test does: it is too late only where a test lets the time pass. */
export const limits = { firstWordInMs: 240_000, silenceInMs: 200_000, wholeInMs: 600_000 } as const;

/** The settings of a service whose pages are written by a model on this machine. */
export function modelSettings({ origin }: ModelServer): Record<string, string> {
  return {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'test-model',
    AI_BASE_URL: `${origin}/v1`,
    AI_API_KEY: 'sk-nobody-may-read-this',
    AI_PRICE_INPUT: '2',
    AI_PRICE_OUTPUT: '10',
    AI_FIRST_WORD_SECONDS: String(limits.firstWordInMs / 1000),
    AI_SILENCE_SECONDS: String(limits.silenceInMs / 1000),
    AI_WHOLE_SECONDS: String(limits.wholeInMs / 1000),
    AI_DAILY_TOKENS_PER_ACCOUNT: '100000000',
    AI_DAILY_TOKENS: '100000000',
  };
}

/** A model's server, a service whose pages it writes, and a person who builds some. */
export async function openModelService(options: TestAppOptions = {}): Promise<{
  readonly server: ModelServer;
  readonly service: TestApp;
  readonly person: TestPerson;
  readonly close: () => Promise<void>;
}> {
  const server = await startModelServer();
  const service = await createTestApp(modelSettings(server), options);
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

/** Builds a first page, as after START OVER. */
export async function buildPage(
  app: TestApp,
  builder: TestPerson,
  ...what: [coin?: CoinDetailsInput & { seed?: number }, on?: (event: BuildEvent) => void]
): Promise<TestBuild> {
  await builder.browser.post(`/api/profiles/${builder.userId}/start-over`, {});
  return await buildAgain(app, builder, ...what);
}

/** Builds a page as the dialog does, and tells each event as it comes; what is true of every build is held here. */
export async function buildAgain(
  app: TestApp,
  builder: TestPerson,
  { seed, ...own }: CoinDetailsInput & { seed?: number } = {},
  on: (event: BuildEvent) => void = () => {},
): Promise<TestBuild> {
  const response = await builder.browser.fetch('/api/functions/generate-landing-page', {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ ...testCoin(own), seed }),
  });
  const events: BuildEvent[] = [];
  let rest = '';
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines.filter((each) => each.startsWith('data: {'))) {
      const event = JSON.parse(line.slice('data: '.length)) as BuildEvent;
      events.push(event);
      on(event);
    }
  }
  const done = events.find((event) => event.type === 'done');
  if (!done) throw new Error(`the build did not end: ${rest}${JSON.stringify(events)}`);
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
