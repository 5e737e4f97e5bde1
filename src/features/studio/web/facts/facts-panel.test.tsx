// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coinDetailsSchema, type SavedCoin } from '../../../coins/contract.ts';
import { testCoin } from '../../../coins/coin.fixture.ts';
import type { CoinField } from '../../../coins/fields/fields.ts';
import type { Studio } from '../state/studio-context.ts';
import { fakeStudio, showInStudio } from '../state/studio.fake.tsx';
import { FactsPanel } from './facts-panel.tsx';

const rules = { today: '2020-01-01', savedLaunchDate: null };
const details = coinDetailsSchema(rules).parse(testCoin());
const saved: SavedCoin = { details, image: null };
const settings = { pagesHosting: 'path' };

/** Answers as the service; @returns what was sent to be saved */
function serve(answer = (body: object) => Response.json({ ...details, ...body, userId: undefined })) {
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return Response.json(saved);
    if (request.method !== 'PUT') return Response.json([]);
    const body = (await request.json()) as Record<string, unknown>;
    sent.push(body);
    return answer(body);
  });
  return sent;
}

let shown: ReturnType<typeof showInStudio> | null = null;
function show(studio: Partial<Studio> = {}, wanted: CoinField | null = null) {
  const routes = [{ id: 'root', path: '/', element: <FactsPanel wanted={wanted} onFound={onFound} /> }];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { root: { settings } } } });
  shown = showInStudio(fakeStudio(studio), <RouterProvider router={router} />);
}
beforeEach(() => {
  localStorage.clear();
  onFound.mockClear();
});
afterEach(() => {
  shown?.close();
  vi.unstubAllGlobals();
});

const onFound = vi.fn<() => void>();
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);
const type = (name: string, text: string) => shown?.type(`[name=${name}]`, text);
const submit = () => document.querySelector('form')?.requestSubmit();

/** Waits for the facts. Happy DOM shows no option that is chosen before its list is drawn: it is chosen again. */
async function loaded(symbol = details.symbol) {
  await expect.poll(() => field('symbol')?.value).toBe(symbol);
  const chain = document.querySelector<HTMLSelectElement>('[name=blockchain]');
  if (chain) chain.value = details.blockchain;
  chain?.dispatchEvent(new Event('change', { bubbles: true }));
}
const shows = async (text: string) => await expect.poll(() => shown?.text()).toContain(text);

test('facts that are not saved are told and kept while another tab is open, then saved and shown on the page', async () => {
  const sent = serve();
  const refreshFacts = vi.fn<Studio['refreshFacts']>(async () => {});
  show({ refreshFacts });
  await loaded();
  type('symbol', 'TOAD');
  await shows('Not saved yet');
  shown?.close();
  show({ refreshFacts });
  await loaded('TOAD');
  await shows('Not saved yet');
  expect(sent).toEqual([]);

  submit();
  await shows('Saved');
  expect(sent).toMatchObject([{ symbol: 'TOAD', coinName: details.coinName }]);
  await expect.poll(() => refreshFacts).toHaveBeenCalledOnce();
  expect(shown?.text()).not.toContain('Not saved yet');
  expect(localStorage.length).toBe(0);
});

test('the form begins anew with facts that undo, or another part of the studio, has changed', async () => {
  serve();
  show({ factsChanges: 0 });
  await loaded();
  vi.stubGlobal('fetch', async () => Response.json({ details: { ...details, symbol: 'TOAD' }, image: null }));
  shown?.change({ factsChanges: 1 });
  await expect.poll(() => field('symbol')?.value).toBe('TOAD');
});

test('what was not saved can be discarded', async () => {
  serve();
  show();
  await loaded();
  type('symbol', 'TOAD');
  await shows('Discard');
  shown?.press('Discard');
  await expect.poll(() => field('symbol')?.value).toBe(details.symbol);
  expect(shown?.text()).not.toContain('Not saved yet');
});

test('the form opens with the caret in the field that is wanted', async () => {
  serve();
  show({}, 'buyButtonLink');
  await loaded();
  await expect.poll(() => document.activeElement).toBe(field('buyButtonLink'));
  expect(onFound).toHaveBeenCalledOnce();
});

test('the rules speak at their fields before anything is sent', async () => {
  const sent = serve();
  show();
  await loaded();
  type('coinName', '');
  await shows('Not saved yet');
  submit();
  await shows('One field needs another look.');
  expect(field('coinName')?.getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
});

test('a refusal of the server stands at its field, and a failure below all; what was typed stays', async () => {
  const issue = { path: 'symbol', message: 'This ticker is taken' };
  const refusal = {
    defined: true,
    code: 'INVALID_INPUT',
    status: 400,
    message: 'No',
    data: { issues: [issue] },
  };
  let answer = Response.json(refusal, { status: 400 });
  serve(() => answer);
  const refreshFacts = vi.fn<Studio['refreshFacts']>(async () => {});
  show({ refreshFacts });
  await loaded();
  type('symbol', 'TOAD');
  await shows('Not saved yet');
  submit();
  await shows('This ticker is taken');

  const failure = { defined: true, code: 'TOO_MANY', status: 429, message: 'Please wait a minute.' };
  answer = Response.json(failure, { status: 429 });
  type('symbol', 'TOADS');
  submit();
  await shows('Please wait a minute.');
  expect(field('symbol')?.value).toBe('TOADS');
  expect(refreshFacts).not.toHaveBeenCalled();
});
