// @vitest-environment happy-dom
import { testDocument } from '@moonpage/engine/document/document.fixture.ts';
import { testFacts } from '@moonpage/engine/facts.fixture.ts';
import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Notice, takeNotices } from '../../../../web/ui/feedback/notify.ts';
import { type BuildValues, coinDetailsSchema } from '../../../coins/contract.ts';
import { testCoin } from '../../../coins/coin.fixture.ts';
import type { StudioView } from '../../contract.ts';
import { FactsChangedElsewhere } from './send-facts.ts';
import { type Studio, useStudio } from './studio-context.ts';
import { StudioProvider } from './studio-provider.tsx';

const start = coinDetailsSchema({ today: '2020-01-01', savedLaunchDate: null }).parse(testCoin());
const document = testDocument({});
/** The coin as the service stores it. */
let coin: BuildValues;
/** Before the service answers the next save of the coin. */
let onSave: () => Response | null;
let notices: Notice[] = [];
let leave: () => void = () => {};
let studio: Studio;
let close: () => void;

/** A service that compares what a save replaces, as the real one does. */
async function serve(request: Request) {
  const { pathname } = new URL(request.url);
  if (pathname.endsWith('/coin') && request.method === 'GET')
    return Response.json({ details: coin, image: null });
  if (pathname.endsWith('/coin')) {
    const {
      userId: _,
      replaces,
      ...details
    } = (await request.json()) as { userId: string; replaces: object };
    const answer = onSave();
    if (answer) return answer;
    if (JSON.stringify(replaces) !== JSON.stringify(coin)) return refusal('COIN_CHANGED', 409);
    coin = { ...coin, ...details };
    return Response.json(coin);
  }
  if (request.method === 'PUT')
    return Response.json({ base: 'base', savedAt: '2026-11-21T12:00:00.000Z', revision: 1 });
  return Response.json(view());
}

function refusal(code: string, status: number, data?: object) {
  return Response.json({ defined: true, code, status, message: 'No', data }, { status });
}

function view(): StudioView {
  return {
    document: testDocument({}),
    base: 'base',
    savedAt: '2026-11-21T12:00:00.000Z',
    facts: testFacts({ symbol: coin.symbol }),
    fonts: {},
    live: null,
    isDeployed: false,
    hasModel: false,
  };
}

function Probe() {
  const current = useStudio();
  useLayoutEffect(() => {
    studio = current;
  });
  return null;
}

function open() {
  const place = globalThis.document.body.appendChild(globalThis.document.createElement('div'));
  const root = createRoot(place);
  const page = { ...view(), document };
  flushSync(() =>
    root.render(
      <StudioProvider userId="ada" page={page}>
        <Probe />
      </StudioProvider>,
    ),
  );
  close = () => {
    flushSync(() => root.unmount());
    place.remove();
  };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  coin = start;
  onSave = () => null;
  leave = takeNotices((notice) => notices.push(notice));
  notices = []; // without what other files of this worker left
  vi.stubGlobal('fetch', serve);
  open();
});
afterEach(async () => {
  // What is saved later would be another test's.
  await vi.waitUntil(() => studio.save.is === 'saved', { timeout: 15_000 });
  close();
  leave();
  vi.unstubAllGlobals();
});

const rename = (symbol: string) =>
  studio.changeFacts('Change Symbol', { before: { symbol: coin.symbol }, after: { symbol } });
const title = (text: string) =>
  flushSync(() => studio.edit(`Title ${text}`, (page) => ({ ...page, title: text })));
const undo = () => flushSync(() => studio.undo());
const redo = () => flushSync(() => studio.redo());

test('facts are one step among those of the page, back and forth', async () => {
  title('one');
  await rename('TOAD');
  await studio.refreshFacts();
  title('two');
  expect(studio.undoLabel).toBe('Title two');
  undo();
  expect(studio.undoLabel).toBe('Change Symbol');
  expect(studio.announcement).toBe('Undone: Title two');
  undo();
  // Pressed before the service has answered.
  undo();
  await expect.poll(() => studio.undoLabel).toBeNull();
  expect(coin.symbol).toBe(start.symbol);
  await expect.poll(() => studio.facts.symbol).toBe(start.symbol);
  expect(studio.announcement).toBe('Undone: Title one');
  redo();
  redo();
  await expect.poll(() => coin.symbol).toBe('TOAD');
  await expect.poll(() => studio.redoLabel).toBe('Title two');
  await expect.poll(() => studio.announcement).toBe('Redone: Change Symbol');
  expect(studio.document.title).toBe('one');
  expect(notices).toEqual([]);
});

test('a step of facts is undone after a reload', async () => {
  await rename('TOAD');
  await expect.poll(() => studio.undoLabel).toBe('Change Symbol');
  close();
  open();
  expect(studio.undoLabel).toBe('Change Symbol');
  undo();
  await expect.poll(() => coin.symbol).toBe(start.symbol);
});

test('what another window has changed since stays, and the step is passed over', async () => {
  title('one');
  await rename('TOAD');
  coin = { ...coin, symbol: 'NEWT' };
  undo();
  await expect.poll(() => studio.undoLabel).toBe('Title one');
  expect(coin.symbol).toBe('NEWT');
  expect(studio.announcement).toBe('');
  expect(notices).toMatchObject([
    {
      text: 'Facts left as they are',
      detail: 'Symbol was changed elsewhere since. This step is passed over.',
    },
  ]);
});

test('other facts that another window saves in that very moment stay', async () => {
  await rename('TOAD');
  let isFirst = true;
  onSave = () => {
    if (isFirst) coin = { ...coin, coinName: 'Elsewhere' };
    isFirst = false;
    return null;
  };
  undo();
  await expect.poll(() => coin).toMatchObject({ symbol: start.symbol, coinName: 'Elsewhere' });
});

test('a change whose answer was lost is a step all the same', async () => {
  let isFirst = true;
  onSave = () => {
    if (!isFirst) return null;
    isFirst = false;
    coin = { ...coin, symbol: 'TOAD' };
    return new Response('', { status: 503 });
  };
  await rename('TOAD');
  await expect.poll(() => studio.undoLabel).toBe('Change Symbol');
  undo();
  await expect.poll(() => coin.symbol).toBe(start.symbol);
});

test('a failure leaves the step to be undone again; what may not be so again is passed over', async () => {
  await rename('TOAD');
  onSave = () => refusal('TOO_MANY_REQUESTS', 429);
  undo();
  await expect.poll(() => notices).toHaveLength(1);
  expect(studio.undoLabel).toBe('Change Symbol');
  const issues = [{ path: 'launchDate', message: 'Launch date cannot be in the past' }];
  onSave = () => refusal('INVALID_INPUT', 400, { issues });
  undo();
  await expect.poll(() => studio.undoLabel).toBeNull();
  expect(notices[1]?.detail).toBe('Launch date cannot be in the past. This step is passed over.');
  expect(coin.symbol).toBe('TOAD');
});

test('what was done while facts were undone comes before that, as steps of their own', async () => {
  await rename('TOAD');
  undo();
  title('meanwhile');
  await expect.poll(() => coin.symbol).toBe(start.symbol);
  await expect.poll(() => studio.undoLabel).toBe('Change Symbol');
  undo();
  await expect.poll(() => coin.symbol).toBe('TOAD');
  await expect.poll(() => studio.undoLabel).toBe('Title meanwhile');
});

test('a form that was read before another window changed the same facts is refused, and one of other facts is not', async () => {
  const known = { details: coin, image: null };
  coin = { ...coin, symbol: 'NEWT' };
  const symbol = { before: { symbol: start.symbol }, after: { symbol: 'TOAD' } };
  await expect(studio.changeFacts('Change Symbol', symbol, known)).rejects.toBeInstanceOf(
    FactsChangedElsewhere,
  );
  const name = { before: { coinName: start.coinName }, after: { coinName: 'Toad' } };
  await studio.changeFacts('Change Coin Name', name, known);
  expect(coin).toMatchObject({ symbol: 'NEWT', coinName: 'Toad' });
});
