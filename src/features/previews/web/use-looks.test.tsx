// @vitest-environment happy-dom
import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Notice, takeNotices } from '../../../web/ui/feedback/notify.ts';
import type { PageLook, PageView } from '../../pages/contract.ts';
import { type Looks, useLooks } from './use-looks.ts';

/** What the service has. */
let current: number;
let order: number[];
/** What was told of what the service has. */
let stored: (string | null)[];
/** Answers the oldest request for a look; with what fails it. */
let answers: ((isFailure?: boolean) => void)[];
let shown: Partial<PageView>;
let notices: Notice[] = [];
let leave: () => void;
let looks: Looks;
let close: () => void;

const lookAt = (position: number): PageLook => ({
  position,
  design: 'comic',
  label: `Look ${position}`,
  world: '',
  seed: position,
  isCurrent: position === current,
  html: `<p>${position}</p>`,
});

async function serve(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const position = Number(/looks\/(\d+)\/choose/.exec(pathname)?.[1] ?? 0);
  if (position === 0) return Response.json({ looks: [1, 2, 3].map(lookAt), total: 3, hasMore: true });
  return new Promise((resolve) =>
    answers.push((isFailure = false) => {
      order.push(position);
      if (!isFailure) current = position;
      const failure = { defined: true, code: 'BUSY', status: 503, message: 'Busy' };
      resolve(
        isFailure
          ? Response.json(failure, { status: 503, headers: { 'retry-after': '60' } })
          : Response.json({ previewHtml: `<p>${position}</p>`, design: 'comic', base: `base-${position}` }),
      );
    }),
  );
}

function Probe() {
  const current = useLooks(
    'ada',
    (page) => (shown = page),
    (page) => stored.push(page.base),
  );
  useLayoutEffect(() => {
    looks = current;
  });
  return null;
}

beforeEach(async () => {
  current = 1;
  order = [];
  stored = [];
  answers = [];
  shown = {};
  leave = takeNotices((notice) => notices.push(notice));
  notices = []; // without what other files of this worker left
  vi.stubGlobal('fetch', serve);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  flushSync(() => root.render(<Probe />));
  close = () => {
    flushSync(() => root.unmount());
    place.remove();
  };
  await looks.open();
  await vi.waitUntil(() => looks.looks.length === 3, { timeout: 15_000 });
});
afterEach(() => {
  close();
  leave();
  vi.unstubAllGlobals();
});

const press = (position: number) => {
  const look = looks.looks[position - 1];
  if (look) flushSync(() => void looks.choose(look));
};
const isAsked = async () => await expect.poll(() => answers).toHaveLength(1);
const answer = async (isFailure?: boolean) => {
  await isAsked();
  answers.shift()?.(isFailure);
};
const marked = () => looks.looks.find(({ isCurrent }) => isCurrent)?.position;

test('of looks that are pressed while the service is busy the last one stays, and one in between is never asked for', async () => {
  press(2);
  await isAsked();
  press(3);
  press(1);
  expect(marked()).toBe(1);
  await answer();
  await answer();
  expect(await looks.settled()).toBe(true);
  expect(order).toEqual([2, 1]);
  expect([current, marked()]).toEqual([1, 1]);
  // Also of the one that was not shown any more.
  expect(stored).toEqual(['base-2', 'base-1']);
  expect(shown.previewHtml).toBe('<p>1</p>');
  expect(notices.map(({ text }) => text)).toEqual(['Your page now looks like Look 1']);
});

test('a look that the service refuses gives way to the one that it has', async () => {
  press(2);
  await isAsked();
  press(3);
  await answer();
  await answer(true);
  expect(await looks.settled()).toBe(false);
  await expect.poll(() => marked()).toBe(2);
  expect(current).toBe(2);
  expect(shown.previewHtml).toBe('<p>2</p>');
  expect(notices).toMatchObject([{ text: 'The look could not be changed' }]);
});

test('what is published waits for the look that is shown', async () => {
  press(2);
  let isSettled = false;
  void looks.settled().then(() => (isSettled = true));
  await isAsked();
  expect(isSettled).toBe(false);
  await answer();
  expect(await looks.settled()).toBe(true);
  expect(current).toBe(2);
});
