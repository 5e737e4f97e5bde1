import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../test-support/app.ts';
import { createHandTimer } from '../../test-support/timer.fake.ts';
import { signUpPerson } from '../account/test-support/person.ts';
import { type Behaviour, goodAnswer } from './model-server.fake.ts';
import { thoughtOf } from './model-server-dialects.fake.ts';
import {
  answering,
  buildPage,
  limits,
  modelSettings,
  openModelService,
  sectionsIn,
  writtenBy,
} from './model-service.fake.ts';

const timer = createHandTimer({ skippedInMs: 1000 });
const { server, service, person, close } = await openModelService({ timer });
afterAll(close);

/** A model that ends thus in the middle, when its first words at least were heard. */
const endingInTheMiddle = (ends: Behaviour['ends'], then = () => {}): Behaviour => ({
  ...answering({}),
  after: 700,
  ends,
  beforeEnd: () => timer.waitedFor(limits.silenceInMs).then(then),
});

/** Everything else that can go wrong: how the model behaves, what is recorded, how often it is asked, what it costs. */
const mishaps: [
  string,
  Behaviour[],
  { outcome: string; requests: number; told: string | null; costs: boolean },
][] = [
  [
    'it writes nonsense',
    [{ text: 'I would rather write you a poem about {name}.' }],
    { outcome: 'UNFIT', requests: 2, told: 'not fit', costs: true },
  ],
  ['it says nothing', [{ text: '' }], { outcome: 'UNFIT', requests: 2, told: 'not fit', costs: true }],
  [
    'its JSON is broken in the middle',
    [
      { text: ({ schema }) => JSON.stringify(goodAnswer(schema, {})).replace('"tagline":', '"tagline":::') },
      answering({}),
    ],
    { outcome: 'WRITTEN', requests: 2, told: null, costs: true },
  ],
  [
    'its answer has another shape',
    [{ text: '{"page": {"html": "<h1>hi</h1>"}, "hero": "hat", "faq": {"items": 7}}' }],
    { outcome: 'UNFIT', requests: 2, told: 'not fit', costs: true },
  ],
  [
    'its texts are too long',
    [answering({ hero: { kicker: '', headline: 'x'.repeat(500), tagline: 'y' } }), answering({})],
    { outcome: 'WRITTEN', requests: 2, told: null, costs: true },
  ],
  [
    'its room is used up',
    [{ ...answering({}), after: 700, ends: 'truncate' }],
    { outcome: 'UNFIT', requests: 2, told: 'not fit', costs: true },
  ],
  [
    'its room is used up and the rest comes when asked again',
    [{ ...answering({}), after: 700, ends: 'truncate' }, answering({})],
    { outcome: 'WRITTEN', requests: 2, told: null, costs: true },
  ],
  [
    'the connection breaks once',
    [endingInTheMiddle('drop'), answering({})],
    { outcome: 'WRITTEN', requests: 2, told: null, costs: true },
  ],
  [
    'the connection breaks twice',
    [endingInTheMiddle('drop')],
    { outcome: 'DROPPED', requests: 2, told: 'connection', costs: true },
  ],
  [
    'the stream carries an error',
    [{ ...answering({}), after: 700, ends: 'fail' }],
    { outcome: 'DROPPED', requests: 2, told: 'connection', costs: true },
  ],
  [
    'it never says a word',
    [{ text: '', ends: 'hang', beforeEnd: () => timer.pass(limits.firstWordInMs) }],
    { outcome: 'SLOW_START', requests: 1, told: 'did not answer in time', costs: true },
  ],
  [
    'it falls silent',
    [endingInTheMiddle('hang', () => timer.pass(limits.silenceInMs))],
    { outcome: 'SILENCE', requests: 1, told: 'stopped answering', costs: true },
  ],
  [
    'it never ends',
    [{ text: `{"design": "comic", "hero": "${'ha '.repeat(60_000)}` }],
    { outcome: 'TOO_LONG', requests: 2, told: 'no end', costs: true },
  ],
  [
    'it is busy',
    [{ status: 429, headers: { 'retry-after': '0.01' } }],
    { outcome: 'RATE_LIMITED', requests: 3, told: 'busy', costs: false },
  ],
  [
    'it is busy for an hour',
    [{ status: 429, headers: { 'retry-after': '3600' } }],
    { outcome: 'RATE_LIMITED', requests: 1, told: 'busy', costs: false },
  ],
  [
    'it is busy for a moment',
    [{ status: 429, headers: { 'retry-after': '0.01' } }, answering({})],
    { outcome: 'WRITTEN', requests: 2, told: null, costs: true },
  ],
  [
    'it fails',
    [{ status: 500, headers: { 'retry-after-ms': '10' } }],
    { outcome: 'UNAVAILABLE', requests: 3, told: 'could not be reached', costs: false },
  ],
  [
    'it fails once',
    [{ status: 503, headers: { 'retry-after-ms': '10' } }, answering({})],
    { outcome: 'WRITTEN', requests: 2, told: null, costs: true },
  ],
  [
    'it refuses the key',
    [{ status: 401 }],
    { outcome: 'REFUSED', requests: 1, told: 'refused', costs: false },
  ],
  [
    'another service answers at its address',
    [{ headers: { 'content-type': 'text/html' }, body: '<title>Log in</title>' }],
    { outcome: 'REFUSED', requests: 1, told: 'refused', costs: false },
  ],
  [
    'it thinks aloud without end',
    [{ text: '', flood: thoughtOf('x'.repeat(64 * 1024)) }],
    { outcome: 'TOO_LONG', requests: 2, told: 'no end', costs: true },
  ],
  [
    'it does not count',
    [{ ...answering({}), countsTokens: false }],
    { outcome: 'WRITTEN', requests: 1, told: null, costs: true },
  ],
];

describe('whatever a model does, the page is whole and its account is true', () => {
  test.each(mishaps)('%s', async (_case, behaviours, { outcome, requests, told, costs }) => {
    server.behave(...behaviours);
    const built = await buildPage(service, person);
    expect(built.record).toMatchObject({ outcome });
    expect(server.requests).toHaveLength(requests);
    expect(built.note ?? 'nothing').toContain(told ?? 'nothing');
    expect(built.record.inputTokens + built.record.outputTokens > 0).toBe(costs);
    expect((built.record.cost ?? 0) > 0).toBe(costs);
    const started = built.events.find((event) => event.type === 'started');
    expect(
      sectionsIn(built)
        .map(({ position }) => position)
        .toSorted((a, b) => a - b),
    ).toEqual(started?.ids.map((_id, position) => position));
    for (const event of sectionsIn(built).filter(({ by }) => by === 'composer'))
      expect(event.change).toBeNull();
    expect(built.record.durationInMs).toBeGreaterThan(0);
    expect(JSON.stringify(built)).not.toContain('nobody-may-read-this');
  });

  test('a model that would write on when the time for the whole is over', async () => {
    const hasty = await createTestApp({ ...modelSettings(server), AI_WHOLE_SECONDS: '100' }, { timer });
    const over = Promise.withResolvers<void>();
    try {
      const ann = await signUpPerson(hasty, 'Ann');
      const beforePiece = (written: string) => (written.includes('"story":') ? over.promise : undefined);
      server.behave({ ...answering({}), beforePiece });
      const built = await buildPage(hasty, ann, {}, (event) => {
        if (event.type === 'section' && event.label === 'Hero') timer.pass(100_000);
      });
      expect(built.record.outcome).toBe('OUT_OF_TIME');
      expect(built.note).toContain('took too long');
      expect(writtenBy(built, 'composer').length).toBeGreaterThan(1);
    } finally {
      over.resolve();
      await hasty.close();
    }
  });

  test('thought that nobody saw is set against the day’s tokens', async () => {
    const hasty = await createTestApp({ ...modelSettings(server), AI_WHOLE_SECONDS: '100' }, { timer });
    try {
      const ann = await signUpPerson(hasty, 'Ann');
      server.behave({ text: '', ends: 'hang', beforeEnd: () => timer.pass(100_000) });
      const { record } = await buildPage(hasty, ann);
      expect(record).toMatchObject({ outcome: 'OUT_OF_TIME', outputTokens: 8_000, isEstimate: true });
      expect(record.cost).toBeGreaterThan(8_000 * 1e-5);
    } finally {
      await hasty.close();
    }
  });

  test('sections that came before the silence stay the model’s', async () => {
    server.behave({ ...answering({}), after: 700, ends: 'hang' });
    const built = await buildPage(service, person, {}, (event) => {
      if (event.type === 'section' && event.label === 'Hero') timer.pass(limits.silenceInMs);
    });
    expect(writtenBy(built, 'model')).toContain('Hero');
    expect(built.html).toContain('The hat on hero headline, says');
    expect(built.note).toMatch(/so our composer wrote \d+ of \d+ sections\.$/);
    expect(built.record.isEstimate).toBe(true);
  });
});
