// @vitest-environment happy-dom
import { testDocument } from '@moonpage/engine/document/document.fixture.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flushSync } from 'react-dom';
import type { Studio } from '../state/studio-context.ts';
import { fakeStudio, showInStudio } from '../state/studio.fake.tsx';
import { VersionsPanel } from './versions-panel.tsx';

const older = testDocument({ title: 'As it was' });
const revisions = [
  { number: 3, reason: 'edited', deployedAt: null },
  { number: 2, reason: 'look', deployedAt: '2026-11-20T12:00:00.000Z' },
  { number: 1, reason: 'built', deployedAt: null },
].map((each) => ({
  ...each,
  createdAt: '',
  savedAt: `2026-11-2${each.number}T12:00:00.000Z`,
  design: 'comic',
}));

/** Answers as the service: two versions, then the rest. */
function serve(list = revisions) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname, search, searchParams } = new URL(url);
    asked.push(`${pathname.split('/').at(-1)}${search}`);
    const number = Number(pathname.split('/').at(-1));
    if (number) return Response.json({ number, document: older });
    const before = Number(searchParams.get('before') ?? Infinity);
    const left = list.filter((each) => each.number < before);
    return Response.json({ revisions: left.slice(0, 2), hasMore: left.length > 2 });
  });
  return asked;
}

/** Tells what has come into view, as the browser does. */
let observers: { see: (isSeen: boolean) => void; element: Element }[];
class FakeObserver {
  readonly #told: IntersectionObserverCallback;
  constructor(told: IntersectionObserverCallback) {
    this.#told = told;
  }
  observe(element: Element) {
    const see = (isIntersecting: boolean) =>
      this.#told([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    observers.push({ element, see });
  }
  disconnect() {}
}
beforeEach(() => {
  observers = [];
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  // happy-dom empties the document of a frame that is taken out, which no browser does and React does not survive.
  vi.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockReturnValue(null);
});

let shown: ReturnType<typeof showInStudio> | null = null;
const show = (studio: Studio) => (shown = showInStudio(studio, <VersionsPanel />));
afterEach(() => {
  shown?.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const restores = () => document.querySelectorAll<HTMLElement>('[aria-label^="Restore the version"]');

test('versions say when, why and in which design, older ones on request', async () => {
  serve();
  show(fakeStudio());
  await expect.poll(() => restores().length).toBe(1);
  expect(shown?.text()).toContain('Another look · Comic');
  expect(shown?.text()).toContain('Live since November 20, 2026');
  expect(shown?.text()).not.toContain('Built');
  // The newest is what is on the page: there is nothing to restore.
  expect(document.querySelector('li')?.textContent).toContain('On the page');
  shown?.press('Show older');
  await expect.poll(() => shown?.text()).toContain('Built');
  expect(shown?.button('Show older')).toBeUndefined();
});

test('a version that has the focus is shown on the page, and is read once', async () => {
  const asked = serve();
  const preview = vi.fn<Studio['preview']>();
  show(fakeStudio({ preview }));
  await expect.poll(() => restores().length).toBe(1);
  const [first] = restores();
  for (const _ of [1, 2]) {
    preview.mockClear();
    first?.focus();
    await expect.poll(() => preview).toHaveBeenLastCalledWith(older);
    first?.blur();
    expect(preview).toHaveBeenLastCalledWith(null);
  }
  expect(asked.filter((each) => each === '2')).toEqual(['2']);
});

test('restoring is a step of its own, named by its time', async () => {
  serve();
  const edit = vi.fn<Studio['edit']>();
  show(fakeStudio({ edit }));
  await expect.poll(() => restores().length).toBe(1);
  restores()[0]?.click();
  await expect.poll(() => edit).toHaveBeenCalledOnce();
  const [label, change, options] = edit.mock.calls[0] ?? [];
  expect(label).toMatch(/^Restore the version of November 22, 2026/);
  expect(change?.(testDocument({}))).toEqual(older);
  expect(options).toEqual({ reason: 'restored' });
});

test('the list is read anew after a save', async () => {
  const asked = serve();
  show(fakeStudio());
  await expect.poll(() => restores().length).toBe(1);
  shown?.change({ save: { is: 'saving' } });
  expect(asked.length).toBe(1);
  shown?.change({ save: { is: 'saved', at: '2026-11-22T12:00:00.000Z' } });
  await expect.poll(() => asked.length).toBe(2);
});

test('no versions, and none that could be read, are told', async () => {
  serve([]);
  show(fakeStudio());
  await expect.poll(() => shown?.text()).toContain('No versions yet');
  shown?.close();
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 400 }));
  show(fakeStudio());
  await expect.poll(() => shown?.text()).toContain('The versions could not be read.');
});

test('a version is pictured while its place is seen, read once, and named for who cannot see it', async () => {
  const asked = serve();
  show(fakeStudio());
  await expect.poll(() => observers).toHaveLength(2);
  const pictures = () => [...document.querySelectorAll('[role=img]')];
  expect(pictures().map((each) => each.getAttribute('aria-label'))).toEqual([
    'Picture in Comic',
    'Picture in Comic',
  ]);
  expect(asked).not.toContain('2');
  // The second is the version with the number 2; what is scrolled past is not drawn.
  observers[1]?.see(true);
  observers[1]?.see(false);
  await new Promise((done) => setTimeout(done, 200));
  expect(asked).not.toContain('2');
  observers[1]?.see(true);
  await expect.poll(() => pictures()[1]?.getAttribute('aria-label')).toBe('Picture in Comic: Meet Pepe');
  const frame = pictures()[1]?.querySelector('iframe');
  expect(frame?.getAttribute('sandbox')).toBe('allow-same-origin');
  expect(frame?.hasAttribute('inert')).toBe(true);
  expect(frame?.closest('button')).toBeNull();
  flushSync(() => observers[1]?.see(false));
  await expect.poll(() => pictures()[1]?.querySelector('iframe')).toBeNull();
  observers[1]?.see(true);
  await expect.poll(() => pictures()[1]?.querySelector('iframe')).not.toBeNull();
  expect(asked.filter((each) => each === '2')).toEqual(['2']);
});
