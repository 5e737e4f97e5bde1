// @vitest-environment happy-dom
import { testFacts } from '@moonpage/engine/facts.fixture.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Notice, takeNotices } from '../../../../web/ui/feedback/notify.ts';
import { testCoin } from '../../../coins/coin.fixture.ts';
import { coinDetailsSchema, type CoinDetails } from '../../../coins/contract.ts';
import type { Studio } from '../state/studio-context.ts';
import { fakeStudio, showInStudio } from '../state/studio.fake.tsx';
import { ColorChoice } from './color-choice.tsx';

/** Those that comic is shown in. */
const comic = { colours: ['#e11d48', '#22d3ee'], background: '#ffd400' };
const facts = testFacts({ colours: ['green'], background: 'beige', image: null });

let details: CoinDetails;
let isRefused: boolean;
/** What was sent to be saved. */
let saves: number;
let notices: Notice[] = [];
let stopNotices: () => void;
let shown: ReturnType<typeof showInStudio>;
const preview = vi.fn<Studio['preview']>();
const refreshFacts = vi.fn<Studio['refreshFacts']>(async () => {});

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  isRefused = false;
  saves = 0;
  stopNotices = takeNotices((notice) => notices.push(notice));
  notices = []; // without what other files of this worker left
  const rules = { today: '2020-01-01', savedLaunchDate: null };
  details = {
    ...coinDetailsSchema(rules).parse(testCoin()),
    mainColors: 'green',
    pageBackground: 'beige',
  };
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return Response.json({ details, image: null });
    saves += 1;
    if (isRefused) {
      const refusal = { defined: true, code: 'BUSY', status: 422, message: 'Too many at once.' };
      return Response.json(refusal, { status: 422 });
    }
    details = { ...details, ...((await request.json()) as Partial<CoinDetails>) };
    return Response.json(details);
  });
  shown = showInStudio(fakeStudio({ facts, preview, refreshFacts }), <ColorChoice />);
});
afterEach(() => {
  shown.close();
  stopNotices();
  vi.unstubAllGlobals();
});

const radio = (label: string) => {
  const found = document.querySelector<HTMLElement>(`[role=radio][aria-label="${label}"]`);
  if (!found) throw new Error(`No colors ${label}`);
  return found;
};
const checked = () => document.querySelector('[aria-checked=true]')?.getAttribute('aria-label');

test('colors are shown on the page while they are pointed at, and nothing is saved', async () => {
  expect(checked()).toBe('Your own');
  radio('As in Comic').dispatchEvent(
    new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }),
  );
  await expect.poll(() => preview.mock.lastCall?.[1]).toEqual(comic);
  radio('As in Comic').dispatchEvent(
    new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }),
  );
  expect(preview).toHaveBeenLastCalledWith(null);
  expect(details).toMatchObject({ mainColors: 'green', pageBackground: 'beige' });
});

test('a press saves both colors of the coin, and shows them until the page is read with them', async () => {
  radio('As in Comic').click();
  expect(preview.mock.lastCall?.[1]).toEqual(comic);
  await expect.poll(() => checked()).toBe('As in Comic');
  await expect.poll(() => refreshFacts).toHaveBeenCalledOnce();
  await expect.poll(() => preview.mock.lastCall).toEqual([null]);
  expect(details).toMatchObject({ mainColors: '#e11d48,#22d3ee', pageBackground: '#ffd400' });
});

test('colors of one’s own are offered again after others were kept, and the panel was left', async () => {
  radio('As in Comic').click();
  await expect.poll(() => refreshFacts).toHaveBeenCalledOnce();
  shown.close();
  shown = showInStudio(fakeStudio({ facts: testFacts({ ...comic, image: null }), preview }), <ColorChoice />);
  expect(checked()).toBe('As in Comic');
  radio('Your own').click();
  await expect.poll(() => details).toMatchObject({ mainColors: 'green', pageBackground: 'beige' });
});

test('of colors that are pressed while others are saved the last stay', async () => {
  radio('As in Comic').click();
  await expect.poll(() => details.pageBackground).toBe(comic.background);
  radio('As in Terminal').click();
  radio('Your own').click();
  await expect.poll(() => preview.mock.lastCall).toEqual([null]);
  expect(details).toMatchObject({ mainColors: 'green', pageBackground: 'beige' });
  expect(saves).toBe(2);
});

test('colors that are refused are told, and the page stays as it was', async () => {
  isRefused = true;
  radio('As in Comic').click();
  await expect
    .poll(() => notices)
    .toMatchObject([{ text: 'The colors could not be changed', detail: 'Too many at once.' }]);
  expect(preview).toHaveBeenLastCalledWith(null);
  await expect.poll(() => checked()).toBe('Your own');
});
