// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { askConsent, type ConsentMemory } from './consent.ts';

const report = vi.fn<(bar: HTMLElement) => void>();
const leave = vi.fn<() => void>();

beforeEach(() => {
  report.mockClear();
  leave.mockClear();
});

const x = { x: 'o1abc' };
/** What is kept of an answer about them. */
const kept = (answer: string, services: object = x) => answer + JSON.stringify(services);

function remembering(answer: string | null) {
  return {
    answer,
    getItem() {
      return this.answer;
    },
    setItem(_key: string, next: string) {
      this.answer = next;
    },
    removeItem() {
      this.answer = null;
    },
  };
}

/** As full as it can be. @param sticks whether what is in it cannot be removed either */
function full(answer: string | null, sticks = false) {
  const fails = () => {
    throw new Error('full');
  };
  return { ...remembering(answer), setItem: fails, ...(sticks ? { removeItem: fails } : {}) };
}

function ask(memory: ConsentMemory, services: Record<string, string> = x) {
  document.body.innerHTML = `<section class="consent" hidden>
    <button value="no">No thanks</button><button value="yes">Allow</button></section>
    <p class="consent-again" hidden><button>Change</button></p>`;
  Object.assign(document.querySelector<HTMLElement>('.consent')?.dataset ?? {}, services);
  askConsent(document, report, memory, leave);
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  return {
    isAsked: () => find('.consent')?.hidden === false,
    mayChange: () => find('.consent-again')?.hidden === false,
    answer: (value: 'yes' | 'no') => find(`button[value=${value}]`)?.click(),
    change: () => find('.consent-again button')?.click(),
    focused: () => document.activeElement?.textContent,
  };
}

it('reports nothing before it is allowed, and then once', () => {
  const page = ask(null);
  expect(page.isAsked()).toBe(true);
  expect(report).not.toHaveBeenCalled();
  page.answer('yes');
  page.answer('yes');
  expect(report).toHaveBeenCalledOnce();
  expect(page.isAsked()).toBe(false);
});

it('asks again at the next visit where nothing can be remembered, and says nothing of changing', () => {
  ask(null).answer('no');
  const next = ask(null);
  expect(next.isAsked()).toBe(true);
  expect(next.mayChange()).toBe(false);
  expect(report).not.toHaveBeenCalled();
});

it('keeps a refusal', () => {
  const memory = remembering(null);
  ask(memory).answer('no');
  const next = ask(memory);
  expect(next.isAsked()).toBe(false);
  expect(report).not.toHaveBeenCalled();
  expect(next.mayChange()).toBe(true);
});

it('asks nobody whose browser refuses for them, unless they have allowed it here', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  expect(ask(null).isAsked()).toBe(false);
  const page = ask(remembering(null));
  expect(page.isAsked()).toBe(false);
  expect(page.mayChange()).toBe(true);
  expect(report).not.toHaveBeenCalled();
  ask(remembering(kept('yes')));
  expect(report).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

it('keeps a permission, which can be taken back: what was loaded goes with the page', () => {
  const memory = remembering(kept('yes'));
  const page = ask(memory);
  expect(page.isAsked()).toBe(false);
  expect(report).toHaveBeenCalledOnce();
  page.change();
  expect(page.isAsked()).toBe(true);
  page.answer('no');
  expect(memory.answer).toBe(kept('no'));
  expect(leave).toHaveBeenCalledOnce();
});

it.each([{ x: 'o1xyz' }, { ...x, google: 'G-AB12CD34EF' }])(
  'asks again about %j, of which nothing was said before',
  (services) => {
    const memory = remembering(null);
    ask(memory).answer('yes');
    report.mockClear();
    const next = ask(memory, services);
    expect(next.isAsked()).toBe(true);
    expect(report).not.toHaveBeenCalled();
    next.answer('no');
    // Taken back once, what was allowed first is not allowed either.
    ask(memory);
    expect(report).not.toHaveBeenCalled();
  },
);

it('holds for the visit where the memory is full', () => {
  ask(full(null)).answer('yes');
  expect(report).toHaveBeenCalledOnce();
});

it('forgets a permission that is taken back where the memory is full', () => {
  const memory = full(kept('yes'));
  const page = ask(memory);
  page.change();
  page.answer('no');
  expect(memory.answer).toBeNull();
  expect(leave).toHaveBeenCalledOnce();
});

it('does not load the page anew to report again where a permission cannot be forgotten', () => {
  const page = ask(full(kept('yes'), true));
  page.change();
  page.answer('no');
  expect(leave).not.toHaveBeenCalled();
  expect(page.isAsked()).toBe(false);
});

it('leaves the focus where it can be changed again, once it was changed', () => {
  const page = ask(remembering(null));
  page.answer('no');
  expect(page.focused()).not.toBe('Change');
  page.change();
  expect(page.focused()).toBe('No thanks');
  page.answer('yes');
  expect(page.focused()).toBe('Change');
});

it('on a host of its own begins the services of the page, and no other', async () => {
  localStorage.clear();
  const loaded: string[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (script instanceof HTMLScriptElement) loaded.push(script.src);
  });
  await import('./report-by-scripts.ts');
  document.body.innerHTML = `<section class="consent" data-x="o1abc" data-google="G-AB12CD34EF" hidden>
    <button value="no">No thanks</button><button value="yes">Allow</button></section><p class="consent-again" hidden><button>Change</button></p>`;
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(loaded).toEqual([]);
  document.querySelector<HTMLElement>('[value=yes]')?.click();
  expect(loaded).toEqual([
    'https://static.ads-twitter.com/uwt.js',
    'https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF',
  ]);
  expect(localStorage.getItem('consent')).toBe(kept('yes', { x: 'o1abc', google: 'G-AB12CD34EF' }));
  const { twq, dataLayer, fbq } = globalThis as unknown as {
    twq: { queue: unknown[] };
    dataLayer: (ArrayLike<unknown> & Iterable<unknown>)[];
    fbq: unknown;
  };
  expect(twq.queue).toEqual([['config', 'o1abc']]);
  expect(dataLayer.map((command) => command[0])).toEqual(['js', 'config']);
  expect([...(dataLayer[1] ?? [])].at(-1)).toEqual({ cookie_domain: location.hostname });
  expect(fbq).toBeUndefined();

  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  for (const cookie of ['_ga', '_ga_AB12CD34EF', '_fbp', '_twclid', '_gallery', 'own'])
    document.cookie = `${cookie}=1; path=/`;
  document.querySelector<HTMLElement>('.consent-again button')?.click();
  document.querySelector<HTMLElement>('[value=no]')?.click();
  expect(document.cookie).toBe('_gallery=1; own=1');
  expect(reload).toHaveBeenCalledOnce();
});
