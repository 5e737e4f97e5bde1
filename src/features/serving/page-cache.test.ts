import { expect, test } from 'vitest';
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
