// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flushSync } from 'react-dom';
import { testCoin } from '../../../coins/coin.fixture.ts';
import { coinDetailsSchema, type CoinDetails } from '../../../coins/contract.ts';
import type { notifySuccess as Notify } from '../../../../web/ui/feedback/notify.ts';
import type { Studio } from '../state/studio-context.ts';
import { fakeStudio, showInStudio } from '../state/studio.fake.tsx';
import { GalleryPanel } from './gallery-panel.tsx';

const { notifySuccess, notifyError } = vi.hoisted(() => ({
  notifySuccess: vi.fn<typeof Notify>(),
  notifyError: vi.fn<typeof Notify>(),
}));
vi.mock('../../../../web/ui/feedback/notify.ts', () => ({ notifySuccess, notifyError }));

const path = (letter: string) =>
  `/storage/main_images/temp/${letter.repeat(8)}-0000-4000-8000-${letter.repeat(12)}.webp`;
const [first, second] = [path('b'), path('c')];

let details: CoinDetails;
let sent: number;
let isRefused: boolean;
let isOffline: boolean;
/** The next save finds another gallery stored. */
let isChangedOnce: boolean;
let shown: ReturnType<typeof showInStudio>;
const refreshFacts = vi.fn<Studio['refreshFacts']>(async () => {});

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  sent = 0;
  isRefused = false;
  isOffline = false;
  isChangedOnce = false;
  const rules = { today: '2020-01-01', savedLaunchDate: null };
  details = {
    ...coinDetailsSchema(rules).parse(testCoin()),
    gallery: [
      { url: first, caption: 'The pond' },
      { url: second, caption: '' },
    ],
  };
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return Response.json({ details, image: null });
    if (isOffline) throw new TypeError('Failed to fetch');
    sent += 1;
    if (isChangedOnce) {
      isChangedOnce = false;
      const changed = { defined: true, code: 'COIN_CHANGED', status: 409, message: 'Changed' };
      return Response.json(changed, { status: 409 });
    }
    if (isRefused) {
      const message = 'Take the link out of the caption.';
      const issues = [{ path: 'gallery.1.caption', message }];
      return Response.json(
        { defined: true, code: 'INVALID_INPUT', status: 422, message, data: { issues } },
        { status: 422 },
      );
    }
    const { userId: _userId, ...body } = (await request.json()) as CoinDetails & { userId?: string };
    details = { ...details, ...body };
    return Response.json(details);
  });
});
afterEach(() => shown.close());
afterAll(() => vi.unstubAllGlobals());

async function show() {
  shown = showInStudio(fakeStudio({ refreshFacts }), <GalleryPanel />);
  await expect.poll(() => document.querySelectorAll('[aria-label^="Caption of"]')).toHaveLength(2);
}
const press = (label: string) => {
  const button = document.querySelector<HTMLElement>(`[aria-label="${label}"]`);
  if (!button) throw new Error(`No button ${label}`);
  flushSync(() => button.click());
};
const urls = () => details.gallery.map(({ url }) => url);
const saved = async (count: number) => await expect.poll(() => sent).toBe(count);

test('order and captions are saved by themselves, in one go after a pause, and shown on the page', async () => {
  await show();
  press('Move picture 2 up');
  shown.type('[aria-label="Caption of picture 1"]', 'The leap');
  await saved(1);
  expect(details.gallery).toEqual([
    { url: second, caption: 'The leap' },
    { url: first, caption: 'The pond' },
  ]);
  await expect.poll(() => refreshFacts).toHaveBeenCalledOnce();
  await expect.poll(() => shown.text()).toContain('Saved. Publish to show it to readers.');
});

test('a picture that is taken out is brought back by Undo', async () => {
  await show();
  press('Remove picture 1');
  await saved(1);
  await expect.poll(() => notifySuccess.mock.lastCall?.[0]).toBe('Picture removed');
  expect(urls()).toEqual([second]);
  notifySuccess.mock.lastCall?.[2]?.run();
  await expect.poll(() => urls()).toEqual([first, second]);
});

test('bringing a picture back overwrites nothing that was written since', async () => {
  await show();
  press('Remove picture 1');
  await saved(1);
  await expect.poll(() => notifySuccess).toHaveBeenCalledOnce();
  shown.type('[aria-label="Caption of picture 1"]', 'Written since');
  // Pressed before it is saved by itself.
  notifySuccess.mock.lastCall?.[2]?.run();
  await expect.poll(() => notifyError).toHaveBeenCalledOnce();
  expect(notifyError.mock.lastCall?.[1]).toContain('were changed since');
  expect(details.gallery).toEqual([{ url: second, caption: 'Written since' }]);
});

test('what is typed when the panel is left is saved', async () => {
  await show();
  shown.type('[aria-label="Caption of picture 2"]', 'On my way out');
  shown.close();
  await saved(1);
  await expect.poll(() => details.gallery[1]?.caption).toBe('On my way out');
});

const leavePage = () => {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
};

test('nothing is called saved while something is typed, and who closes the page then is asked', async () => {
  await show();
  expect(leavePage()).toBe(false);
  shown.type('[aria-label="Caption of picture 1"]', 'The leap');
  await expect.poll(() => shown.text()).toContain('Saving…');
  expect(sent).toBe(0);
  expect(leavePage()).toBe(true);
  // Whoever closes it all the same has it saved, where there is time for that.
  await saved(1);
  await expect.poll(() => shown.text()).toContain('Saved. Publish to show it to readers.');
  expect(leavePage()).toBe(false);
  shown.type('[aria-label="Caption of picture 1"]', 'The leap again');
  expect(shown.text()).not.toContain('Saved.');
});

const captionsTyped = () => {
  const { gallery = [] } = JSON.parse(
    localStorage.getItem('facts-draft-ada') ?? '{}',
  ) as Partial<CoinDetails>;
  return gallery.map(({ caption }) => caption);
};

test('without a network it is kept in the browser and saved once there is one, whether an answer was lost or not', async () => {
  await show();
  isOffline = true;
  shown.type('[aria-label="Caption of picture 2"]', 'From the train');
  await expect.poll(() => shown.text()).toContain('Offline: kept in this browser');
  expect(captionsTyped()).toEqual(['The pond', 'From the train']);
  expect(leavePage()).toBe(false);
  // It has arrived, and its answer was lost.
  details = { ...details, gallery: details.gallery.with(1, { url: second, caption: 'From the train' }) };
  isChangedOnce = true;
  isOffline = false;
  shown.type('[aria-label="Caption of picture 2"]', 'From the train, again');
  dispatchEvent(new Event('online'));
  await expect.poll(() => details.gallery[1]?.caption).toBe('From the train, again');
  await expect.poll(() => shown.text()).toContain('Saved. Publish to show it to readers.');
  expect(captionsTyped()).toEqual([]);
});

test('what is typed when the panel is left without a network is kept among the facts', async () => {
  await show();
  isOffline = true;
  shown.type('[aria-label="Caption of picture 2"]', 'From the tunnel');
  shown.close();
  await expect.poll(() => notifyError).toHaveBeenCalledOnce();
  expect(notifyError.mock.lastCall?.[1]).toContain('open Facts to save them');
  expect(captionsTyped()).toEqual(['The pond', 'From the tunnel']);
});

test('what another window has changed is told, and only a change by who knows of it writes over it', async () => {
  await show();
  const other = [{ url: first, caption: 'Of the other window' }];
  details = { ...details, gallery: other };
  isChangedOnce = true;
  shown.type('[aria-label="Caption of picture 1"]', 'Of this one');
  await expect.poll(() => shown.text()).toContain('was changed in another window');
  leavePage();
  dispatchEvent(new Event('online'));
  await new Promise((done) => setTimeout(done, 50));
  expect(details.gallery).toEqual(other);
  shown.type('[aria-label="Caption of picture 1"]', 'Of this one!');
  await expect.poll(() => details.gallery.map(({ caption }) => caption)).toEqual(['Of this one!', '']);
});

test('a caption that is refused says so in its row and stays as it was typed', async () => {
  isRefused = true;
  await show();
  shown.type('[aria-label="Caption of picture 2"]', 'evil.com');
  await expect.poll(() => shown.text()).toContain('Take the link out of the caption.');
  const input = document.querySelector<HTMLInputElement>('[aria-label="Caption of picture 2"]');
  expect(input?.value).toBe('evil.com');
  expect(refreshFacts).not.toHaveBeenCalled();
  // Leaving tries once more.
  shown.close();
  await saved(2);
  await expect
    .poll(() => notifyError)
    .toHaveBeenCalledWith(
      'Your last changes to the gallery are not saved',
      'Take the link out of the caption. They are kept in this browser: open Facts to save them.',
    );
});
