/** The longest address that is kept. */
const longest = 2048;

/**
 * An address that visitors are sent to, as it is stored.
 * @returns null when it is not an http(s) URL with a full host name, or hides its host behind a user name.
 */
export function parseWebLink(text: string): string | null {
  const trimmed = text.trim();
  if (!/^https?:\/\//i.test(trimmed) || !URL.canParse(trimmed)) return null;
  const url = new URL(trimmed);
  const isPlain = url.username === '' && url.password === '';
  return isPlain && isFullHost(url.hostname) && url.href.length <= longest ? url.href : null;
}

function isFullHost(hostname: string): boolean {
  return /^[^.]+(\.[^.]+)+\.?$/.test(hostname) || hostname.startsWith('[');
}

const telegramHosts = new Set(['t.me', 'telegram.me', 'telegram.dog']);
const telegramName = /^[a-z][a-z0-9_]{3,31}$/i;
const telegramInvitation = /^[\w-]{8,64}$/;

/** A Telegram name, invitation or link as `https://t.me/…`, any other https link as it is; null for a text that is none. */
export function parseTelegram(text: string): string | null {
  return telegramChannel(text) ?? linkOn(telegramHosts, 't.me', text) ?? parseSecureLink(text);
}

/** An X (Twitter) name or link as `https://x.com/…`, any other https link as it is; null for a text that is none. */
export function parseX(text: string): string | null {
  return xProfile(text) ?? linkOn(xHosts, 'x.com', text) ?? parseSecureLink(text);
}

function parseSecureLink(text: string): string | null {
  const link = parseWebLink(text);
  return link?.startsWith('https:') ? link : null;
}

function telegramChannel(text: string): string | null {
  const name = text.trim().replace(/^@/, '');
  if (telegramName.test(name)) return `https://t.me/${name}`;
  const path = segmentsOf(urlOn(telegramHosts, text));
  if (path === null) return null;
  const [first = '', second = '', ...more] = path;
  if (more.length > 0) return null;
  if (second === '' && telegramName.test(first)) return `https://t.me/${first}`;
  if (first === 's' && telegramName.test(second)) return `https://t.me/${second}`;
  if (second === '' && first.startsWith('+') && telegramInvitation.test(first.slice(1))) {
    return `https://t.me/${first}`;
  }
  return first === 'joinchat' && telegramInvitation.test(second) ? `https://t.me/+${second}` : null;
}

const xHosts = new Set(['x.com', 'twitter.com', 'mobile.twitter.com', 'mobile.x.com']);
const xName = /^\w{1,15}$/;
/** Paths of the site itself that look like names. */
const xPages = new Set(['i', 'home', 'explore', 'search', 'intent', 'share', 'hashtag', 'settings', 'login']);

function xProfile(text: string): string | null {
  const name = text.trim().replace(/^@/, '');
  if (xName.test(name)) return `https://x.com/${name}`;
  const path = segmentsOf(urlOn(xHosts, text));
  const linked = path?.[0]?.replace(/^@/, '') ?? '';
  const isProfile = path?.length === 1 && xName.test(linked) && !xPages.has(linked.toLowerCase());
  return isProfile ? `https://x.com/${linked}` : null;
}

/** The path of an upload, whatever origin was written before it; null for anything else. */
export function uploadPath(text: string): string | null {
  const path = /^(?:https?:\/\/[^/\s]+)?(\/storage\/main_images\/temp\/[0-9a-f-]{36}\.[a-z]{3,4})$/.exec(
    text,
  );
  return path?.[1] ?? null;
}

/** The text as a link to one of these hosts, with or without `https://` and `www.`; null when it is none. */
function urlOn(hosts: ReadonlySet<string>, text: string): URL | null {
  const trimmed = text.trim();
  const full = /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (trimmed.length > longest || !URL.canParse(full)) return null;
  const url = new URL(full);
  const isPlain = url.username === '' && url.password === '' && url.port === '';
  return isPlain && hosts.has(url.hostname.replace(/^www\./, '')) ? url : null;
}

function segmentsOf(url: URL | null): string[] | null {
  return url && url.pathname.split('/').filter((segment) => segment !== '');
}

/** Any path of these hosts: a post, a community, a private group. */
function linkOn(hosts: ReadonlySet<string>, host: string, text: string): string | null {
  const url = urlOn(hosts, text);
  return url && `https://${host}${url.pathname}${url.search}`;
}
