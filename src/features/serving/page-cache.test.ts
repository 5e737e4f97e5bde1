import { describe, expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';
import { preparePage, type PreparedPage } from './prepared-page.ts';

const page = (html: string) =>
  preparePage({
    html,
    brotli: Buffer.from('br'),
    gzip: Buffer.from('gz'),
    hash: html,
    contentSecurityPolicy: 'sandbox',
    indexed: false,
    strictTransportSecurity: null,
  });

test('many readers of one page cause one load', async () => {
  let loads = 0;
  const cache = createPageCache(async () => {
    loads += 1;
    return page('moon');
  });
  const pages = await Promise.all([cache.load('moon'), cache.load('moon'), cache.load('moon')]);
  expect(loads).toBe(1);
  expect(new Set(pages).size).toBe(1);
  expect(cache.peek('moon')).toBe(pages[0]);
});

test('an unknown name is remembered until it is forgotten', async () => {
  let stored: PreparedPage | null = null;
  const cache = createPageCache(async () => stored);
  expect(cache.peek('moon')).toBeUndefined();
  await cache.load('moon');
  expect(cache.peek('moon')).toBeNull();
  stored = page('moon');
  cache.forget('moon');
  expect(cache.peek('moon')).toBeUndefined();
  expect(await cache.load('moon')).toBe(stored);
});

test('a page that is deployed again while it is read is not kept', async () => {
  const release: ((value: PreparedPage) => void)[] = [];
  const cache = createPageCache(() => new Promise((done) => release.push(done)));
  const old = cache.load('moon');
  cache.forget('moon');
  const fresh = cache.load('moon');
  release[1]?.(page('new'));
  await fresh;
  release[0]?.(page('old'));
  await old;
  expect(cache.peek('moon')).toMatchObject({ etag: 'W/"new"' });
});

test('a failing load is tried again by the next reader', async () => {
  let attempts = 0;
  const cache = createPageCache(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('the database is away');
    return page('moon');
  });
  await expect(cache.load('moon')).rejects.toThrow('the database is away');
  expect(await cache.load('moon')).toMatchObject({ etag: 'W/"moon"' });
});

test('a page that others are deployed beside while it is read is kept', async () => {
  let release = (_page: PreparedPage | null) => {};
  const cache = createPageCache(() => new Promise((done) => (release = done)));
  const reading = cache.load('moon');
  cache.forget('sun');
  release(null);
  await reading;
  expect(cache.peek('moon')).toBeNull();
});

describe('names without a page', () => {
  const bound = 20_000;
  const createWatched = () => {
    const watched = {
      time: 0,
      atOnce: 0,
      most: 0,
      asked: new Map<string, number>(),
      pages: new Set(['moon']),
    };
    const cache = createPageCache(
      async (name) => {
        watched.asked.set(name, (watched.asked.get(name) ?? 0) + 1);
        watched.atOnce += 1;
        watched.most = Math.max(watched.most, watched.atOnce);
        await Promise.resolve();
        watched.atOnce -= 1;
        return watched.pages.has(name) ? page(name) : null;
      },
      () => watched.time,
    );
    const ask = async (name: string) => {
      const found = cache.peek(name);
      return found === undefined ? cache.load(name) : found;
    };
    return { watched, ask };
  };

  test('are looked up once a minute', async () => {
    const { watched, ask } = createWatched();
    for (let round = 0; round < 2; round += 1) {
      for (let nr = 0; nr < bound; nr += 1) expect(await ask(`no-${nr}`)).toBeNull();
    }
    watched.time += 60_000;
    for (let nr = bound; nr < 2 * bound; nr += 1) await ask(`no-${nr}`);
    expect(await ask('no-7')).toBeNull();
    expect([watched.asked.size, new Set(watched.asked.values())]).toEqual([2 * bound, new Set([1])]);
  });

  test.each(['taken-down', { leadsTo: 'moon' }, null] as const)(
    'count together, also those that lead elsewhere: %j',
    async (found) => {
      let atOnce = 0;
      let most = 0;
      const cache = createPageCache(
        async () => {
          atOnce += 1;
          most = Math.max(most, atOnce);
          await Promise.resolve();
          atOnce -= 1;
          return found;
        },
        () => 0,
      );
      for (let nr = 0; nr < bound; nr += 1) await cache.load(`no-${nr}`);
      expect(most).toBe(1);
      await Promise.all(['mo\u0301on', 'mo\u0300on', 'mo\u0302on'].map(cache.load));
      expect(most).toBe(1);
    },
  );

  test('wait for each other when they are too many, and a page among them is found', async () => {
    const { watched, ask } = createWatched();
    for (let nr = 0; nr < bound; nr += 1) await ask(`no-${nr}`);
    watched.most = 0;
    const [moon, ...others] = await Promise.all(
      ['moon', ...Array.from({ length: 300 }, (_, nr) => `other-${nr}`)].map(ask),
    );
    expect(moon).toMatchObject({ etag: 'W/"moon"' });
    expect(watched.most).toBe(1);
    expect(others.filter((found) => found === 'busy')).toHaveLength(100);
    expect(await ask('other-299')).toBeNull();
    watched.time += 60_000;
    await Promise.all(['sun', 'stars'].map(ask));
    expect(watched.most).toBe(2);
  });
});
