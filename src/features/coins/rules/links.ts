import { meansNothing } from '@moonpage/engine/chains/pasted-address.ts';
import { stripEnds } from '@moonpage/engine/strip-ends.ts';

/** The longest address that is kept. */
const longest = 2048;

/** What stands around a link that was copied from a text. */
const before = /[\s"'“”‘’`«»<([{]/;
const after = /[\s"'“”‘’`«»>\]},.;!]/;
const afterOrBracket = /[\s"'“”‘’`«»>\]},.;!)]/;
/** `Buy here: https://…` */
const anyLabel = /^[\p{L} ]{1,20}:\s+/u;
/** `[Buy](https://…)` */
const markdownLink = /\[[^\][\n]*\]\((https?:\/\/[^\s()]+)\)/gi;
/** `pump.fun/coin/…`, `www.pepe.example`. */
const hostFirst = /^(?:www\.(?:[\w-]+\.)+[a-z]{2,}|(?:[\w-]+\.)+[a-z]{2,}(?=\/\S))/i;
/** What a template has in the place of an address, and a host that is nobody's (RFC 2606). */
const placeholder =
  /your[_-]?(?:ca|contract|token|mint|address|link)(?![a-z])|(?:contract|token|mint)[ _-]?address(?![a-z])|[<{[](?:ca|contract|token|mint|address)[>}\]]|%3c(?:ca|contract|token|mint|address)%3e|…|\.{3}|[/=](?:undefined|null)$|^(?:https?:\/\/)?(?:[\w-]+\.)*example\.(?:com|net|org)\b/i;

/** A text whose links are not written in Markdown. */
export function withPlainLinks(text: string): string {
  return text.replaceAll(markdownLink, ' $1 ');
}

/** A link without what it was pasted with; a closing bracket stays where one was opened inside. */
export function bareLink(text: string): string {
  const hasBracket = stripEnds(text, before, after).includes('(');
  return stripEnds(text, before, hasBracket ? after : afterOrBracket);
}

/**
 * An address that visitors are sent to, as it is stored; without a scheme it is https, and without the words behind it.
 * @returns null when it is not an http(s) URL with a full host name, hides its host behind a user name, or is still a placeholder.
 */
export function parseWebLink(text: string): string | null {
  const [first = ''] = bareLink(withPlainLinks(text).replace(anyLabel, '')).split(/\s/);
  const bare = bareLink(first);
  const full = hostFirst.test(bare) ? `https://${bare}` : bare;
  if (!/^https?:\/\//i.test(full) || placeholder.test(text.trim()) || !URL.canParse(full)) return null;
  const url = new URL(full);
  const isPlain = url.username === '' && url.password === '';
  return isPlain && isFullHost(url.hostname) && url.href.length <= longest ? url.href : null;
}

function isFullHost(hostname: string): boolean {
  const isFull = /^[^.]+(\.[^.]+)+\.?$/.test(hostname) || hostname.startsWith('[');
  return isFull && !walletName.test(hostname);
}

/** Names of wallets, which no browser opens. */
const walletName = /\.(?:eth|sol|bnb|ton|crypto|nft)\.?$/;

const telegramHosts = new Set(['t.me', 'telegram.me', 'telegram.dog']);
/** `Telegram: @moonfrog` */
const telegramLabel = /^(?:telegram|tg)\s*[:：-]\s*(?!\/\/)/i;
const telegramName = /^[a-z][a-z0-9_]{3,31}$/i;
const telegramInvitation = /^[\w-]{8,64}$/;

/**
 * A Telegram name, invitation or link as `https://t.me/…`, any other https link as it is.
 * @returns empty for what leads to nobody, null for a text that is no link
 */
export function parseTelegram(text: string): string | null {
  if (isNobody(telegramHosts, text)) return '';
  const link = bareLink(text.replace(telegramLabel, ''));
  return telegramChannel(link) ?? linkOn(telegramHosts, 't.me', link) ?? parseSecureLink(link);
}

/**
 * An X (Twitter) name or link as `https://x.com/…`, any other https link as it is.
 * @returns empty for what leads to nobody, null for a text that is no link
 */
export function parseX(text: string): string | null {
  if (isNobody(xHosts, text) || ownPage.test(bareLink(text))) return '';
  const link = bareLink(text.replace(xLabel, ''));
  return xProfile(link) ?? linkOn(xHosts, 'x.com', link) ?? parseSecureLink(link);
}

/** `none`, `TBA`, or a site's front page. */
function isNobody(hosts: ReadonlySet<string>, text: string): boolean {
  const url = urlOn(hosts, bareLink(text));
  const isFront = url !== null && url.pathname === '/' && url.search === '' && url.hash === '';
  const [name = bareLink(text), ...more] = segmentsOf(url);
  return meansNothing(text) || isFront || (more.length === 0 && handlePlaceholder.test(name));
}

/** `@yourtelegram` */
const handlePlaceholder = /^@?your_?(?:telegram|tg|twitter|x|handle|name|username|channel|group|ca)$/i;

/** What X shows whoever is signed in; on Telegram these may be names. */
const ownPage =
  /^(?:https?:\/\/)?(?:(?:www|mobile)\.)?(?:(?:x|twitter)\.com\/)?@?(?:home|explore|notifications|messages|settings|login)\/?$/i;

export const isTelegramLink = (text: string) => urlOn(telegramHosts, bareLink(text)) !== null;
export const isXLink = (text: string) => urlOn(xHosts, bareLink(text)) !== null;

function parseSecureLink(text: string): string | null {
  const link = /^https:/i.test(text) ? parseWebLink(text) : null;
  return link?.startsWith('https:') ? link : null;
}

/** What a link to a bot or a channel says beside its name. */
const telegramParameters = ['start', 'startapp', 'startgroup', 'boost'];

function telegramQuery({ searchParams }: URL): string {
  const kept = telegramParameters.flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [value === '' ? name : `${name}=${encodeURIComponent(value)}`];
  });
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}

function telegramChannel(text: string): string | null {
  const name = text.replace(/^@|^tg:\/\/resolve\?domain=/i, '');
  if (telegramName.test(name)) return `https://t.me/${name}`;
  const url = urlOn(telegramHosts, text);
  if (url === null) return null;
  const [first = '', second = '', ...more] = segmentsOf(url).map((segment) => segment.replace(/^@/, ''));
  if (more.length > 0) return null;
  if (second === '' && telegramName.test(first)) return `https://t.me/${first}${telegramQuery(url)}`;
  if (first === 's' && telegramName.test(second)) return `https://t.me/${second}`;
  if (second === '' && first.startsWith('+') && telegramInvitation.test(first.slice(1))) {
    return `https://t.me/${first}`;
  }
  return first === 'joinchat' && telegramInvitation.test(second) ? `https://t.me/+${second}` : null;
}

const xHosts = new Set(['x.com', 'twitter.com', 'mobile.twitter.com', 'mobile.x.com']);
/** `X: @moonfrog` */
const xLabel = /^(?:x|twitter)\s*[:：-]\s*(?!\/\/)/i;
const xName = /^\w{1,15}$/;
/** Paths of the site itself that look like names. */
const xPages = new Set(['i', 'home', 'explore', 'search', 'intent', 'share', 'hashtag', 'settings', 'login']);

function xProfile(text: string): string | null {
  const name = text.replace(/^@/, '');
  if (xName.test(name)) return `https://x.com/${name}`;
  // `x.com/#!/name`, as links were written once.
  const path = segmentsOf(urlOn(xHosts, text.replace('/#!/', '/')));
  const linked = path[0]?.replace(/^@/, '') ?? '';
  const isProfile = path.length === 1 && xName.test(linked) && !xPages.has(linked.toLowerCase());
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

function segmentsOf(url: URL | null): string[] {
  return url?.pathname.split('/').filter((segment) => segment !== '') ?? [];
}

/** Any path of these hosts: a post, a community, a private group. */
function linkOn(hosts: ReadonlySet<string>, host: string, text: string): string | null {
  const url = urlOn(hosts, text);
  return url && `https://${host}${url.pathname}${url.search}`;
}
