// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../../web/api/query-client.ts';
import type { Report } from '../contract.ts';
import { StatisticsScreen } from './statistics-screen.tsx';

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  vi.unstubAllGlobals();
});

const day = { views: 12, visitors: 8 };
const none = { values: [], rest: { views: 0, visitors: 0 } };
const report: Report = {
  from: '2026-11-01',
  to: '2026-11-02',
  zone: 'UTC',
  unit: 'day',
  series: [
    { startsAt: '2026-11-01T00:00:00Z', ...day },
    { startsAt: '2026-11-02T00:00:00Z', ...day },
  ],
  total: { views: 24, visitors: 16 },
  before: { series: [day, { views: 0, visitors: 0 }], total: day },
  actions: { copy: 4, buy: 2, telegram: 1, x: 0 },
  scroll: { quarter: 12, half: 6, threeQuarters: 3, all: 3 },
  breakdowns: {
    source: {
      values: [
        { value: 't.me', views: 14, visitors: 9 },
        { value: '', views: 8, visitors: 6 },
      ],
      rest: { views: 2, visitors: 1 },
    },
    campaign: none,
    country: { values: [{ value: 'TR', views: 24, visitors: 16 }], rest: none.rest },
    device: { values: [{ value: 'phone', views: 24, visitors: 16 }], rest: none.rest },
    language: none,
  },
  marks: [{ at: '2026-11-02T15:04:00Z', kind: 'deploy' }],
  readersNow: 3,
  hasReadings: true,
};

/** Shows the screen of a creator, or of admins, with these answers of the server. */
function show(answer: () => Response, userId: string | null = 'ada'): HTMLElement {
  vi.stubGlobal('fetch', async () => answer());
  const router = createMemoryRouter([{ path: '*', element: <StatisticsScreen userId={userId} /> }], {
    initialEntries: ['/statistics?from=2026-11-01&to=2026-11-02'],
  });
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  root.render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return place;
}

function table(place: HTMLElement, name: string): string[] {
  const rows = place.querySelectorAll(`table[aria-label="${name}"] tbody tr`);
  return [...rows].map((row) => [...row.children].map(({ textContent }) => textContent).join(' '));
}

test('a report is told in figures, tables and words', async () => {
  const place = show(() => Response.json(report));
  await expect.poll(() => place.textContent).toContain('Daily visitors, summed.');
  expect(table(place, 'Sources')).toEqual(['t.me 14 9', 'Direct or not told 8 6', 'Other 2 1']);
  expect(table(place, 'Countries')).toEqual(['TürkiyeTR 24 16']);
  expect(table(place, 'Devices')).toEqual(['Phones 24 16']);
  expect(table(place, 'What visitors did')).toEqual([
    'Read the page 16 100%',
    'Copied contract 4 25%',
    'Went to buy 2 13%',
    'Opened Telegram 1 6%',
    'Opened X 0 0%',
  ]);
  expect(table(place, 'How far they read').at(-1)).toBe('To the end 3 13%');
  expect(table(place, 'Readings')).toEqual([
    'Sun, Nov 1, 2026 12 8 12 8 ',
    'Mon, Nov 2, 2026 12 8 0 0 Deployed Mon, Nov 2, 3:04 PM',
  ]);
  expect(place.textContent).toContain('100% up on the 2 days before');
  expect(place.textContent).toContain('so are your own visits');
});

test('a campaign called Other stands beside the rest', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  const campaign = { values: [{ value: 'Other', ...day }], rest: { views: 3, visitors: 1 } };
  const place = show(() => Response.json({ ...report, breakdowns: { ...report.breakdowns, campaign } }));
  await expect.poll(() => table(place, 'Campaigns')).toEqual(['Other 12 8', 'Other 3 1']);
  expect(complain).not.toHaveBeenCalled();
  complain.mockRestore();
});

test('a report that cannot be had is said, with a way to ask again', async () => {
  let fails = true;
  const refusal = { defined: true, code: 'NO_SUCH_RANGE', status: 422, message: 'Please choose another.' };
  const place = show(() => (fails ? Response.json(refusal, { status: 422 }) : Response.json(report)), null);
  await expect.poll(() => place.textContent).toContain('Error loading page views');
  expect(place.textContent).toContain('Please choose another.');
  fails = false;
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again')?.click();
  await expect.poll(() => table(place, 'Sources')).toHaveLength(3);
  expect(place.textContent).not.toContain('Error loading page views');
  expect(place.textContent).toContain('once a day on each page that they read');
});

test('before anybody has read a page, the screen says what to do', async () => {
  const sharing = { url: 'https://pepe.example/', card: null, qrCode: null };
  const answers = [{ ...report, hasReadings: false }, sharing];
  const place = show(() => Response.json(answers.length > 1 ? answers.shift() : answers[0]));
  await expect.poll(() => place.textContent).toContain('https://pepe.example/');
  expect(place.textContent).toContain('Nobody has read it yet');
  expect(place.textContent).toContain('Copy link');
});
