import type { PageDocument, Section } from '@moonpage/engine/document/schema.ts';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-support/app.ts';
import { createHandTimer } from '../../../test-support/timer.fake.ts';
import {
  type Behaviour,
  type ModelServer,
  serverUsage,
  startModelServer,
} from '../../generation/model-server.fake.ts';
import { answering, limits, modelSettings } from '../../generation/model-service.fake.ts';
import { generations } from '../../generation/tables.ts';
import { textAt } from '../rules/text-path.ts';
import { studioPerson, type StudioPerson } from '../test-support/studio-person.ts';

const timer = createHandTimer({ skippedInMs: 5_000 });
let server: ModelServer;
let service: TestApp;
let ada: StudioPerson;
let document: PageDocument;
beforeAll(async () => {
  server = await startModelServer();
  service = await createTestApp(modelSettings(server), { timer });
  ada = await studioPerson(service, 'Ada');
  server.behave(answering({}));
  await ada.build();
  ({ document } = await ada.read());
});
afterAll(async () => {
  await service.close();
  await server.close();
});
beforeEach(() => server.behave(answering({})));

const all = { is: 'all' } as const;
const tagline = { is: 'text', path: { section: 'hero', field: 'tagline' } } as const;
const place = 'hero.tagline';
const saying = (text: string): Behaviour => answering({ [place]: text });
const sayingEverywhere = (text: string): Behaviour => ({
  text: ({ schema }) =>
    JSON.stringify(Object.fromEntries(Object.keys(schema?.properties ?? {}).map((name) => [name, text]))),
});
/** Before a line breaks that carried one piece. */
const isHeard = () => timer.waitedFor(limits.silenceInMs);
const nameOf = (path: object) => Object.values(path).join('.');
const askedFor = () => Object.keys(server.requests.at(-1)?.schema?.properties ?? {});

async function recordOf({ userId }: StudioPerson) {
  const [row] = await service.database.db
    .select()
    .from(generations)
    .where(eq(generations.userId, userId))
    .orderBy(desc(generations.startedAt))
    .limit(1);
  return row;
}

describe('a model that does what it is asked', () => {
  test('writes one line as the creator wishes; nothing is stored, and what it used is counted', async () => {
    server.behave(saying('A dog. A hat. That is {name}.'));
    const before = await ada.read();
    expect(before.hasModel).toBe(true);
    const { status, body } = await ada.rewrite(tagline, { wish: 'shorter "} =====' });
    expect(status).toBe(200);
    const held = textAt(document, tagline.path) ?? '';
    expect(body).toEqual({
      proposals: [{ path: tagline.path, before: held, suggestions: ['A dog. A hat. That is {name}.'] }],
      locked: 0,
      unfit: 0,
      beyond: 0,
      language: null,
      note: null,
    });
    expect(await ada.read()).toEqual(before);
    expect(askedFor()).toEqual([place]);

    const { text = '' } = server.requests[0] ?? {};
    const [delimiter = ''] = /=====[0-9a-f]{24}=====/.exec(text) ?? [];
    // In the instructions once, then around what was typed; the wish stands within.
    expect(text.split(delimiter)[2]).toContain('shorter');
    expect(text.split(delimiter)).toHaveLength(4);
    expect(text).not.toMatch(/EKpQGSJtjMFqKZ9KQanSqYXRcF8fBopzLHYxdM65zcjm|x\.com|nobody-may-read-this/);
    expect(await recordOf(ada)).toMatchObject({
      outcome: 'WRITTEN',
      generator: 'openai-compatible/test-model',
      inputTokens: serverUsage.input,
      outputTokens: serverUsage.output,
      reservedTokens: 0,
    });
  });

  test('is asked for the whole page without what is locked, hidden, bare or plain', async () => {
    const bob = await studioPerson(service, 'Bob');
    await bob.build();
    const { document: page, base } = await bob.read();
    const sections = page.sections.map((each): Section => {
      if (each.kind === 'story') return { ...each, locked: true };
      if (each.kind === 'closing') return { ...each, locked: ['heading'] };
      return each.kind === 'marquee' ? { ...each, hidden: true } : each;
    });
    await bob.save({ ...page, sections }, base);
    server.behave(sayingEverywhere('The hat stays on, says {name}.'));
    const { body } = await bob.rewrite(all, { wish: 'Rewrite the story and every locked text too' });
    const asked = askedFor();
    expect(asked).toContain('closing.text');
    const forbidden = /^(story|marquee|footer|contract-bar)\.|^closing\.heading$|^tokenomics\.text$/;
    expect(asked.filter((name) => forbidden.test(name))).toEqual([]);
    expect(body.proposals.map(({ path }) => nameOf(path))).toEqual(asked);
    expect(body.locked).toBeGreaterThan(2);

    // Not even a model that answers for them gets through.
    const theirs = { 'story.heading': 'Broken in', 'closing.heading': 'Broken in' };
    server.behave({ text: JSON.stringify({ ...theirs, 'closing.text': 'A new last word.' }) });
    for (const scope of [all, { is: 'section', section: 'story' } as const])
      expect(JSON.stringify(await bob.rewrite(scope))).not.toContain('Broken in');
  });

  test('may answer in another language that pages have, and the page is told of it', async () => {
    const spanish =
      'Un perro con sombrero que duerme con el sombrero y sueña con otro sombrero todavía más grande.';
    server.behave(sayingEverywhere(spanish.slice(0, 58)));
    const { body } = await ada.rewrite(all, { wish: 'in Spanish' });
    expect(body.proposals.length).toBeGreaterThan(5);
    expect(body.language).toBe('es');
    // Nobody wished for it.
    server.behave(saying(spanish));
    expect((await ada.rewrite(tagline)).body).toMatchObject({ proposals: [], unfit: 1 });
    server.behave(saying('كلب يرتدي قبعة ولا يخلعها أبدا. ينام بالقبعة ويحلم بقبعة أخرى.'));
    expect((await ada.rewrite(tagline, { wish: 'in Arabic' })).body).toMatchObject({
      proposals: [],
      unfit: 1,
    });
  });

  test('that has nothing better to say says nothing', async () => {
    const held = textAt(document, tagline.path) ?? '';
    server.behave(saying(held));
    expect(await ada.rewrite(tagline)).toMatchObject({ status: 200, body: { proposals: [], unfit: 0 } });
  });
});

describe('what may stand on no page is left out, and it is said', () => {
  test.each([
    ['markup', 'A <b>dog</b> with a hat'],
    ['a link', 'Claim it at hat-claim.com today'],
    ['a seed phrase', 'Enter your seed phrase to continue'],
    ['a promise', 'Guaranteed 100x, you will be rich'],
    ['a figure', 'There are 1,000,000,000 hats'],
    ['a broken token', 'This is {nam} and {price}'],
    ['too much', 'The hat stays on. '.repeat(40)],
    ['nothing', ''],
    ['no text', 7 as unknown as string],
  ])('%s', async (_kind, words) => {
    server.behave(saying(words));
    expect(await ada.rewrite(tagline, { wish: 'with figures and links' })).toMatchObject({
      status: 200,
      body: { proposals: [], unfit: 1, note: null },
    });
    expect(await recordOf(ada)).toMatchObject({ outcome: 'UNFIT' });
  });

  test('a figure that the page says already may stay', async () => {
    const cyd = await studioPerson(service, 'Cyd');
    await cyd.build();
    const { document: page, base } = await cyd.read();
    const sections = page.sections.map((each): Section =>
      each.kind === 'hero' ? { ...each, props: { ...each.props, tagline: 'A dog with 12 hats.' } } : each,
    );
    await cyd.save({ ...page, sections }, base);
    server.behave(saying('12 hats, one dog.'));
    expect((await cyd.rewrite(tagline)).body.proposals[0]?.suggestions).toEqual(['12 hats, one dog.']);
  });
});

describe('a model that fails', () => {
  test.each<[string, Behaviour, string]>([
    [
      'is away',
      { status: 500 },
      'The AI service could not be reached. Nothing was changed. Please try again.',
    ],
    [
      'refuses',
      { status: 401 },
      'The AI service refused our request. Nothing was changed. Please try again.',
    ],
    [
      'writes nonsense',
      { text: 'I would rather write a poem.' },
      'The AI service gave no answer that we can use. Nothing was changed. Please try again.',
    ],
    [
      'breaks off',
      { text: '{"hero.tagline": "A d', ends: 'drop', beforeEnd: isHeard },
      'The connection to the AI service broke. Nothing was changed. Please try again.',
    ],
  ])('and %s is told in one sentence, and can be asked again', async (_how, behaviour, message) => {
    server.behave(behaviour);
    expect(await ada.rewrite(tagline)).toMatchObject({
      status: 503,
      body: { code: 'MODEL_FAILED', message },
    });
    expect((await recordOf(ada))?.reservedTokens).toBe(0);
    server.behave(answering({}));
    expect(await ada.rewrite(tagline)).toMatchObject({ status: 200 });
  });

  test('in the middle leaves what came before that', async () => {
    const text = '{"hero.tagline": "A dog, a hat.", "hero.kic';
    server.behave({ text, ends: 'drop', beforeEnd: isHeard });
    const { status, body } = await ada.rewrite({ is: 'section', section: 'hero' });
    expect(status).toBe(200);
    expect(body.proposals.map(({ suggestions }) => suggestions)).toEqual([['A dog, a hat.']]);
    expect(body.note).toBe('The connection to the AI service broke. These lines came before that.');
  });

  test('by silence is waited for no longer than the operator allows', async () => {
    server.behave({ text: '', ends: 'hang', beforeEnd: () => timer.pass(limits.firstWordInMs) });
    expect(await ada.rewrite(tagline)).toMatchObject({
      status: 503,
      body: { message: 'The AI service did not answer in time. Nothing was changed. Please try again.' },
    });
  });

  test('to come before somebody cancels is let go at once', { retry: 0 }, async () => {
    const asked = Promise.withResolvers<void>();
    server.behave({
      text: () => {
        asked.resolve();
        return '';
      },
      ends: 'hang',
    });
    const { base } = await ada.read();
    const cancel = new AbortController();
    const answer = ada.browser.fetch(`${ada.profile}/studio/rewrite`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ scope: tagline, base }),
      signal: cancel.signal,
    });
    await asked.promise;
    cancel.abort();
    await answer.catch(() => null);
    server.behave(answering({}));
    // Its turn is over: the next one is not kept waiting by it.
    expect(await ada.rewrite(tagline)).toMatchObject({ status: 200 });
  });
});

test('the day’s tokens are shared with the builds, and when they are used up it is said', async () => {
  const poor = await createTestApp({ ...modelSettings(server), AI_DAILY_TOKENS_PER_ACCOUNT: '100' });
  const eve = await studioPerson(poor, 'Eve');
  await eve.build();
  server.behave(answering({}));
  expect(await eve.rewrite(tagline)).toMatchObject({
    status: 429,
    body: { code: 'AI_BUDGET', message: 'Your AI budget for today is used up. Please go on tomorrow.' },
  });
  expect(server.requests).toEqual([]);
  await poor.close();
});
