import { askConsent, localMemory } from './consent.ts';

/** What services keep on the window while their scripts load: calls wait in queues that the scripts take over. */
type Window = Record<string, unknown>;

const globals = globalThis as unknown as Window;

function load(url: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
  document.head.append(script);
}

/** A function that keeps its calls until the service's script has given it another to call. */
function queue(runner: string, more: Window): (...call: unknown[]) => void {
  const calls: unknown[] = [];
  const call = (...values: unknown[]) => {
    const run = (call as unknown as Window)[runner];
    if (typeof run === 'function') Reflect.apply(run, call, values);
    else calls.push(values);
  };
  return Object.assign(call, { queue: calls, ...more });
}

/** Each begins as its service documents it, with the identifier in the place of the code. */
const services: Readonly<Record<string, (id: string) => void>> = {
  meta: (id) => {
    const fbq = queue('callMethod', { loaded: true, version: '2.0' });
    Object.assign(fbq, { push: fbq });
    Object.assign(globals, { fbq, _fbq: fbq });
    fbq('init', id);
    fbq('track', 'PageView');
    load('https://connect.facebook.net/en_US/fbevents.js');
  },
  tiktok: (id) => {
    const url = 'https://analytics.tiktok.com/i18n/pixel/events.js';
    const ttq = Object.assign([['page']], {
      _i: { [id]: Object.assign([], { _u: url }) },
      _t: { [id]: Date.now() },
      _o: { [id]: {} },
    });
    Object.assign(globals, { TiktokAnalyticsObject: 'ttq', ttq });
    load(`${url}?sdkid=${id}&lib=ttq`);
  },
  x: (id) => {
    const twq = queue('exe', { version: '1.1' });
    Object.assign(globals, { twq });
    twq('config', id);
    load('https://static.ads-twitter.com/uwt.js');
  },
  google: (id) => {
    const dataLayer: unknown[] = [];
    // The script tells a command from other entries by its being an `arguments` object.
    function gtag(..._command: unknown[]) {
      // oxlint-disable-next-line prefer-rest-params
      dataLayer.push(arguments);
    }
    Object.assign(globals, { dataLayer, gtag });
    gtag('js', new Date());
    // Not on a domain above, which other pages share.
    gtag('config', id, { cookie_domain: location.hostname });
    load(`https://www.googletagmanager.com/gtag/js?id=${id}`);
  },
};

/** Expires the cookies by which services know a reader again, on the page's host and on each domain above it. */
function forgetReader(): void {
  const labels = location.hostname.split('.');
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    // At its end without a domain: a cookie of this host alone.
    if (/^_(?:ga|gid|gcl_au|fb[pc]|ttp|twclid)(?:_|$)/.test(name))
      for (let at = 0; at <= labels.length; at += 1)
        document.cookie = `${name}=; max-age=-1; path=/; domain=${labels.slice(at).join('.')}`;
  }
}

document.addEventListener('DOMContentLoaded', () =>
  askConsent(
    document,
    ({ dataset }) => {
      for (const [service, begin] of Object.entries(services)) {
        const id = dataset[service];
        if (id !== undefined) begin(id);
      }
    },
    localMemory(),
    () => {
      forgetReader();
      location.reload();
    },
  ),
);
