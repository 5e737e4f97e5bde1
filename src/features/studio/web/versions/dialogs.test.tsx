// @vitest-environment happy-dom
import { testDocument } from '@moonpage/engine/document/document.fixture.ts';
import { testFacts } from '@moonpage/engine/facts.fixture.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coinDetailsSchema } from '../../../coins/contract.ts';
import { testCoin } from '../../../coins/coin.fixture.ts';
import { withLook } from '../document/edits.ts';
import { withText } from '../../rules/text-path.ts';
import type { Studio } from '../state/studio-context.ts';
import { fakeStudio, showInStudio } from '../state/studio.fake.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';

const live = testDocument({});
const edited = withText(live, { section: 'hero', field: 'headline' }, 'Behold {name}');
const nothing = () => {};
const rules = { today: '2020-01-01', savedLaunchDate: null };

let shown: ReturnType<typeof showInStudio> | null = null;
/** What the service finds of the links. */
let answerLinks: () => Response | Promise<Response>;
beforeEach(() => {
  answerLinks = () => Response.json({ findings: [] });
  vi.stubGlobal('fetch', async () => answerLinks());
});
const show = (...args: Parameters<typeof showInStudio>) => (shown = showInStudio(...args));
afterEach(() => {
  shown?.close();
  vi.unstubAllGlobals();
});

test('what changed since the page went live stands in both wordings, with the words marked', () => {
  show(
    fakeStudio({ document: withLook(edited, { design: 'terminal' }), isDeployed: false }),
    <PublishDialog onClose={nothing} />,
  );
  expect(shown?.text()).toContain('2 changes are not live yet.');
  expect(document.querySelector('del')?.textContent).toBe('Meet');
  expect(document.querySelector('ins')?.textContent).toBe('Behold');
  expect(shown?.text()).toContain('Design is Terminal');
});

test('a fact that another window changed is read as the dialog opens, and stands beside what is live', async () => {
  const readAgain = async () => {
    await Promise.resolve();
    shown?.change({ facts: testFacts({ contractAddress: 'So1ana' }) });
  };
  show(fakeStudio({ isDeployed: false, readAgain }), <PublishDialog onClose={nothing} />);
  await expect.poll(() => shown?.text()).toContain('One change is not live yet.');
  expect(shown?.text()).toContain('Contract Address');
  expect(document.querySelector('ins')?.textContent).toBe('So1ana');
});

test('publishing tells of success with the way to the live page', async () => {
  const publish = vi.fn<Studio['publish']>(async () => ({ shares: [], missedAddress: null }));
  show(fakeStudio({ document: edited, isDeployed: false, publish }), <PublishDialog onClose={nothing} />);
  shown?.press('Publish changes');
  await expect.poll(() => shown?.text()).toContain('Your page is live');
  expect(publish).toHaveBeenCalledOnce();
  // Marked as their own visit, which is not counted.
  expect(document.querySelector('[role=dialog] a')?.getAttribute('href')).toBe(
    'https://moonpage.test/p/pepe#own',
  );
});

test.each([
  ['could not be saved, so nothing was published', async () => null],
  [
    'An admin has taken this page down.',
    async () => {
      throw Object.assign(new Error('An admin has taken this page down.'), {
        code: 'TAKEN_DOWN',
        status: 403,
      });
    },
  ],
])('a page that is not published says why: %s', async (sentence, publish) => {
  show(fakeStudio({ document: edited, isDeployed: false, publish }), <PublishDialog onClose={nothing} />);
  shown?.press('Publish changes');
  await expect.poll(() => document.querySelector('[role=alert]')?.textContent).toContain(sentence);
  expect(shown?.button('Publish changes')?.getAttribute('aria-busy')).toBeNull();
});

test('a page that was never live is created, and one without changes is not published again', () => {
  show(fakeStudio({ live: null, isDeployed: false }), <PublishDialog onClose={nothing} />);
  expect(shown?.text()).toContain('This page was never live.');
  expect(shown?.button('CREATE MY PAGE')).toBeDefined();
  shown?.change({});
  shown?.close();
  show(fakeStudio(), <PublishDialog onClose={nothing} />);
  expect(shown?.text()).toContain('Nothing has changed');
  expect(shown?.button('Publish changes')).toBeUndefined();
});

test('a finding leads to its section and closes the dialog, and its mend is one step', () => {
  const page = withText(live, { section: 'faq', field: 'heading' }, 'Ask {nmae}');
  const studio = { select: vi.fn<Studio['select']>(), edit: vi.fn<Studio['edit']>() };
  const close = vi.fn<() => void>();
  show(fakeStudio({ document: page, isDeployed: false, ...studio }), <PublishDialog onClose={close} />);
  shown?.press('Write {name}');
  const [label, change] = studio.edit.mock.calls[0] ?? [];
  expect([label, change?.(page)]).toEqual([
    'Write {name}',
    withText(page, { section: 'faq', field: 'heading' }, 'Ask {name}'),
  ]);
  shown?.press('Show me');
  expect(studio.select).toHaveBeenCalledWith('faq');
  expect(close).toHaveBeenCalledOnce();
});

test('a dead link is removed with one press, and no other that was written there since; its field opens', async () => {
  const link = { is: 'dead', leadsTo: 'gone.test' };
  answerLinks = () =>
    Response.json({
      findings: [
        { ...link, field: 'telegram', url: 'https://gone.test/' },
        { ...link, field: 'moreLinks', url: 'https://gone.test/b' },
      ],
    });
  const links = { telegram: 'https://t.me/newer', moreLinks: 'https://a.test/\nhttps://gone.test/b' };
  const answerOthers = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request) =>
    request.url.endsWith('/check-links')
      ? answerOthers(request)
      : Response.json({ details: testCoin(links), image: null }),
  );
  const changeFacts = vi.fn<Studio['changeFacts']>(async () => coinDetailsSchema(rules).parse(testCoin()));
  const onPanel = vi.fn<(panel: string, fact?: string) => void>();
  const studio = fakeStudio({ document: edited, isDeployed: false, changeFacts });
  show(studio, <PublishDialog onClose={nothing} onPanel={onPanel} />);
  const pressIn = (link: string, label: string) =>
    [...document.querySelectorAll('[role=dialog] li')]
      .find(({ textContent }) => textContent.includes(`The ${link} link is dead`))
      ?.querySelectorAll('button')
      .forEach((button) => button.textContent === label && button.click());
  await expect.poll(() => shown?.text()).toContain('The Telegram link is dead');
  pressIn('Telegram', 'Remove the link');
  await expect.poll(() => changeFacts.mock.calls.at(-1)?.[1].after).toEqual({ telegram: links.telegram });
  pressIn('gone.test', 'Remove the link');
  await expect.poll(() => changeFacts.mock.calls.at(-1)?.[1].after).toEqual({ moreLinks: 'https://a.test/' });
  pressIn('Telegram', 'Change it');
  expect(onPanel).toHaveBeenCalledWith('facts', 'telegram');
});

/** As another window has saved it. */
const livePage = {
  document: live,
  base: '2',
  savedAt: '',
  facts: {},
  fonts: {},
  live: null,
  isDeployed: false,
};

test('a conflict shows what differs and is solved as chosen', async () => {
  vi.stubGlobal('fetch', async () => Response.json(livePage));
  const solve = vi.fn<Studio['solve']>(async () => true);
  show(fakeStudio({ document: edited, save: { is: 'conflict', isKept: true }, solve }), <ConflictDialog />);
  await expect.poll(() => document.querySelector('ins')?.textContent).toBe('Behold');
  for (const [label, choice] of [
    ['Keep mine', 'mine'],
    ['Take the other version', 'theirs'],
    ['Take the other, keep mine as a version', 'copy'],
  ] as const) {
    shown?.press(label);
    expect(solve).toHaveBeenLastCalledWith(choice, '2');
    await expect.poll(() => document.querySelector('[aria-busy]')).toBeNull();
  }
});

test('a version that nobody has seen is not written over: what differs now is shown first', async () => {
  let other = { ...livePage, base: '2' };
  vi.stubGlobal('fetch', async () => Response.json(other));
  const solve = vi.fn<Studio['solve']>(async (_choice, seen) => seen === other.base);
  show(fakeStudio({ document: edited, save: { is: 'conflict', isKept: true }, solve }), <ConflictDialog />);
  await expect.poll(() => document.querySelector('ins')?.textContent).toBe('Behold');
  other = { ...other, document: edited, base: '3' };
  shown?.press('Keep mine');
  await expect.poll(() => shown?.text()).toContain('The other version was changed once more.');
  expect(shown?.text()).toContain('Both versions say and show the same.');
  shown?.press('Keep mine');
  expect(solve).toHaveBeenLastCalledWith('mine', '3');
  await expect.poll(() => shown?.text()).not.toContain('changed once more');
});

test('without a network a conflict stays open and says so', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 400 }));
  const solve = async () => {
    throw new TypeError('Failed to fetch');
  };
  show(fakeStudio({ save: { is: 'conflict', isKept: true }, solve }), <ConflictDialog />);
  expect(shown?.button('Keep mine')?.hasAttribute('disabled')).toBe(true);
  await expect.poll(() => shown?.text()).toContain('The other version could not be read.');
  shown?.press('Keep mine');
  await expect.poll(() => shown?.text()).toContain('We could not reach the server.');
});

test('links that are dead or lead elsewhere are told as they are found, and hold nothing up', async () => {
  let answer: (response: Response) => void = () => {};
  let isAsked = false;
  answerLinks = () =>
    new Promise((resolve) => {
      answer = resolve;
      isAsked = true;
    });
  show(fakeStudio({ document: edited, isDeployed: false }), <PublishDialog onClose={nothing} />);
  await expect.poll(() => shown?.text()).toContain('Trying the links of your page…');
  expect(shown?.button('Publish changes')?.getAttribute('aria-busy')).toBeNull();
  const findings = [
    { field: 'buyButtonLink', url: 'https://swap.example/', is: 'elsewhere', leadsTo: 'casino.test' },
    { field: 'telegram', url: 'https://t.me/pepe', is: 'dead', leadsTo: 't.me' },
  ];
  await expect.poll(() => isAsked).toBe(true);
  answer(Response.json({ findings }));
  await expect.poll(() => shown?.text()).toContain('The Telegram link is dead: t.me has nothing there.');
  expect(shown?.text()).not.toContain('Trying the links');
  const all = [...document.querySelectorAll('[role=dialog] li p')].map((each) => each.textContent);
  const at = (words: string) => all.findIndex((each) => each.includes(words));
  expect(at('Telegram link is dead')).toBeLessThan(at('names swap.example and leads to casino.test'));
});

test('links that cannot be asked for are no problem, and a coin without links asks nothing', async () => {
  const asked = vi.fn<() => Response>(() => Response.json({}, { status: 500 }));
  answerLinks = asked;
  show(fakeStudio({ document: edited, isDeployed: false }), <PublishDialog onClose={nothing} />);
  await expect.poll(() => asked).toHaveBeenCalledOnce();
  await expect.poll(() => shown?.text()).not.toContain('Trying the links');
  expect(shown?.text()).not.toContain('link is dead');
  shown?.close();
  asked.mockClear();
  const facts = testFacts({ buyUrl: null, telegramUrl: null, moreUrls: [], xUrl: null });
  show(fakeStudio({ document: edited, facts, isDeployed: false }), <PublishDialog onClose={nothing} />);
  expect(shown?.text()).not.toContain('Trying the links');
  expect(asked).not.toHaveBeenCalled();
});
