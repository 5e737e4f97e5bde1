// @vitest-environment happy-dom
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportView } from './beacon.ts';
import { beginCopying } from './copy.ts';
import { beginCountdown } from './countdown.ts';
import { holdBack } from './hold-back.ts';
import { default as beaconCode } from './beacon.ts?script';
import { default as code } from './main.ts?script';

const launch = Date.UTC(2027, 0, 15, 18);
const page = document.documentElement;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

function digits(): string {
  return [...document.querySelectorAll('[data-unit]')].map((each) => each.textContent).join(':');
}

describe('the countdown of a live page', () => {
  beforeEach(() => {
    page.dataset['launch'] = String(launch);
    page.lang = 'en';
    const units = ['days', 'hours', 'minutes', 'seconds'].map((unit) => `<b data-unit="${unit}">99</b>`);
    document.body.innerHTML = `${units.join('')}<i data-local-launch></i>`;
  });

  it('knows its phase before anything of the page is there', () => {
    vi.setSystemTime(launch - 1);
    beginCountdown(page);
    expect(page.dataset['phase']).toBe('before');
    vi.setSystemTime(launch);
    beginCountdown(page);
    expect(page.dataset['phase']).toBe('live');
  });

  it('shows the days to seconds left and ticks on the second', () => {
    vi.setSystemTime(launch - (2 * 86_400_000 + 3 * 3_600_000 + 4 * 60_000 + 5_400));
    beginCountdown(page)();
    expect(digits()).toBe('02:03:04:06');
    vi.advanceTimersByTime(400);
    expect(digits()).toBe('02:03:04:05');
    vi.advanceTimersByTime(5000);
    expect(digits()).toBe('02:03:04:00');
  });

  it('turns live by itself when the time has come, and then rests', () => {
    vi.setSystemTime(launch - 1500);
    beginCountdown(page)();
    expect(page.dataset['phase']).toBe('before');
    vi.advanceTimersByTime(1499);
    expect(page.dataset['phase']).toBe('before');
    vi.advanceTimersByTime(1);
    expect(page.dataset['phase']).toBe('live');
    expect(digits()).toBe('00:00:00:00');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('says the launch in the zone of the visitor', () => {
    vi.setSystemTime(launch - 1500);
    beginCountdown(page)();
    expect(document.querySelector('[data-local-launch]')?.textContent).toMatch(
      /^\w+, January 1[456], 2027 at /,
    );
    page.lang = 'de';
    beginCountdown(page)();
    expect(document.querySelector('[data-local-launch]')?.textContent).toMatch(
      /^\w+, 1[456]\. Januar 2027 um /,
    );
  });
});

describe('a copy button', () => {
  const address = '0x6982508145454Ce325dDbE47a25d4ec3d2311933';

  beforeEach(() => {
    document.body.innerHTML = `<code id="a"> ${address} </code>
      <p><button data-copy="a" data-said="Copied|Address copied|Press Ctrl+C|Hold to copy"><span>Copy</span></button><output></output></p>`;
  });

  async function press(): Promise<{ label: string | undefined; announced: string | undefined }> {
    beginCopying(document);
    document.querySelector('button')?.click();
    await vi.advanceTimersByTimeAsync(0);
    return {
      label: document.querySelector('button')?.textContent,
      announced: document.querySelector('output')?.textContent,
    };
  }

  it('copies the address, says so, and returns to its word', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    expect(await press()).toEqual({ label: 'Copied', announced: 'Address copied' });
    expect(writeText).toHaveBeenCalledWith(address);
    await vi.advanceTimersByTimeAsync(2500);
    expect(document.querySelector('button')?.textContent).toBe('Copy');
    expect(document.querySelector('output')?.textContent).toBe('');
  });

  it('copies by selection where the clipboard is refused', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('refused')) } });
    const execCommand = vi.fn<(command: string) => boolean>().mockReturnValue(true);
    Object.assign(document, { execCommand });
    expect(await press()).toEqual({ label: 'Copied', announced: 'Address copied' });
    expect(execCommand).toHaveBeenCalledWith('copy');
  });

  it.each([
    ['with a mouse', false, 'Press Ctrl+C'],
    ['on a phone', true, 'Hold to copy'],
  ])(
    'leaves the address selected and says what to do where nothing may copy, %s',
    async (_where, matches, how) => {
      vi.stubGlobal('navigator', {});
      vi.stubGlobal('matchMedia', () => ({ matches }));
      Object.assign(document, { execCommand: () => false });
      expect(await press()).toEqual({ label: how, announced: how });
      expect(getSelection()?.toString().trim()).toBe(address);
    },
  );

  it('does nothing without its address', () => {
    document.querySelector('code')?.remove();
    expect(() => {
      beginCopying(document);
    }).not.toThrow();
  });
});

describe('a button that shares', () => {
  const words = 'Share <bdi>$MAO</bdi>';

  async function press(): Promise<string | undefined> {
    document.body.innerHTML = `<p><button data-said="Copied|Address copied"><span>${words}</span></button><output></output></p>`;
    beginCopying(document);
    document.querySelector('button')?.click();
    await vi.advanceTimersByTimeAsync(0);
    return document.querySelector('p')?.textContent;
  }

  it('opens the browser’s own share, whose dialog may be closed again', async () => {
    const closed = new DOMException('closed', 'AbortError');
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockRejectedValue(closed);
    const prompt = vi.fn<(message: string, text: string) => void>();
    vi.stubGlobal('navigator', { share });
    vi.stubGlobal('prompt', prompt);
    expect(await press()).toBe('Share $MAO');
    expect(share).toHaveBeenCalledWith({ url: location.href });
    expect(prompt).not.toHaveBeenCalled();
  });

  it('copies the page’s address where there is none, says so, and returns to its words', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    expect(await press()).toBe('CopiedAddress copied');
    expect(writeText).toHaveBeenCalledWith(location.href);
    await vi.advanceTimersByTimeAsync(2500);
    expect(document.querySelector('span')?.innerHTML).toBe(words);
    expect(document.querySelector('output')?.textContent).toBe('');
  });

  it('shows the address where nothing may copy', async () => {
    const prompt = vi.fn<(message: string, text: string) => void>();
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('prompt', prompt);
    // Copies what is selected, which is nothing of ours.
    document.execCommand = () => true;
    expect(await press()).toBe('Share $MAO');
    expect(prompt).toHaveBeenCalledWith('', location.href);
  });
});

describe('the beacon', () => {
  const fetch = vi.fn<typeof globalThis.fetch>();

  let listening = new AbortController();
  const windowListens = globalThis.addEventListener.bind(globalThis);
  const documentListens = document.addEventListener.bind(document);

  beforeEach(() => {
    // What earlier pages of this file listen to would report, too.
    listening = new AbortController();
    for (const [each, listen] of [
      [globalThis, windowListens],
      [document, documentListens],
    ] as const) {
      each.addEventListener = (type: string, listener: EventListener) =>
        listen(type, listener, { signal: listening.signal });
    }
    fetch.mockReset().mockResolvedValue(new Response());
    vi.stubGlobal('fetch', fetch);
    page.dataset['beacon'] = 'https://moonpage.test/api/page-views';
    page.dataset['slug'] = 'pepe';
  });

  afterEach(() => {
    listening.abort();
    vi.restoreAllMocks();
  });

  function see(state: DocumentVisibilityState): void {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  }

  const actions = () =>
    fetch.mock.calls.map(([, request]) => (JSON.parse(request?.body as string) as { action: string }).action);

  it('reports the slug once, as text, without credentials', () => {
    see('visible');
    reportView(page);
    see('hidden');
    see('visible');
    expect(actions().filter((action) => action === 'read')).toHaveLength(1);
    const [url, request] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('https://moonpage.test/api/page-views');
    expect(request).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true, mode: 'no-cors' });
    expect(request?.body).toBe(JSON.stringify({ slug: 'pepe', action: 'read', referrer: '', query: '' }));
  });

  it('reports what a reader presses that leads somewhere or copies', () => {
    document.body.innerHTML = `<button class="copy" data-copy="a"><span>Copy</span></button>
      <a class="buy-button" href="https://jup.ag/swap">Buy</a><a class="social" href="https://t.me/pepe"><b>Telegram</b></a><i>text</i>`;
    see('visible');
    reportView(page);
    for (const each of document.querySelectorAll<HTMLElement>('span, a, b, i')) {
      each.addEventListener('click', (event) => event.preventDefault());
      each.click();
    }
    expect(actions()).toEqual(['read', 'copy undefined', 'buy-button jup.ag', 'social t.me', 'social t.me']);
  });

  it('reports how much was seen when the page is left first', () => {
    vi.stubGlobal('innerHeight', 1000);
    vi.spyOn(page, 'scrollHeight', 'get').mockReturnValue(4000);
    see('visible');
    reportView(page);
    vi.stubGlobal('scrollY', 2000);
    dispatchEvent(new Event('scroll'));
    vi.stubGlobal('scrollY', 0);
    dispatchEvent(new Event('scroll'));
    see('hidden');
    vi.stubGlobal('scrollY', 3000);
    see('visible');
    see('hidden');
    expect(actions()).toEqual(['read', 'seen 0.75']);
  });

  it('leaves out the visit of an owner, once, and takes the mark out of the address', () => {
    location.hash = '#own';
    see('visible');
    reportView(page);
    expect(fetch).not.toHaveBeenCalled();
    expect(location.hash).toBe('');
  });

  it('waits until a page that was opened in the background is looked at', () => {
    see('hidden');
    reportView(page);
    expect(fetch).not.toHaveBeenCalled();
    see('visible');
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('reports nothing when the page names no place for it', () => {
    delete page.dataset['beacon'];
    see('visible');
    reportView(page);
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('the icon and the manifest', () => {
  const icon = () => document.querySelector<HTMLLinkElement>('link[rel=icon]')?.getAttribute('href');
  const manifest = () => document.querySelector('link[rel=manifest]')?.getAttribute('href');

  afterEach(() => {
    document.head.innerHTML = '';
  });

  it('are fetched when the first view is long there', () => {
    document.head.innerHTML =
      '<link rel="icon" href="/icon.ico"><link rel="manifest" href="/app.webmanifest">';
    const giveBack = holdBack(document.head);
    expect([icon(), manifest()]).toEqual(['data:,', undefined]);
    vi.advanceTimersByTime(10_000);
    expect([icon(), manifest()]).toEqual(['data:,', undefined]);
    giveBack();
    vi.advanceTimersByTime(1000);
    expect(icon()).toMatch(/\/icon\.ico$/);
    expect(manifest()).toBe('/app.webmanifest');
  });

  it('may be missing', () => {
    holdBack(document.head)();
    vi.advanceTimersByTime(1000);
    expect(document.head.children).toHaveLength(0);
  });
});

describe('the bundled script', () => {
  it('is one small function call that keeps nothing about anybody', () => {
    expect(code.length).toBeLessThan(4000);
    expect(code).not.toMatch(/^\s*(import|export)\b/m);
    // What the page's script has of it, without the frame that a script of its own has.
    const beacon = /function \w+\(.*\}(?=return \w+\.reportView)/s.exec(beaconCode)?.[0] ?? '';
    expect(code).toContain('no-cors');
    expect(beacon).toContain('no-cors');
    expect(brotliCompressSync(beacon).length).toBeLessThanOrEqual(400);
    expect(code).not.toMatch(/localStorage|sessionStorage|cookie|eval\(|innerHTML/);
  });
});
