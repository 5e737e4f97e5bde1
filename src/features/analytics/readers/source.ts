/** Names of sources and campaigns are cut there. */
const longestName = 60;

/** Hosts under which one place sends its readers on. */
const places = new Map([
  ['t.co', 'x.com'],
  ['twitter.com', 'x.com'],
  ['mobile.twitter.com', 'x.com'],
  ['mobile.x.com', 'x.com'],
  ['web.telegram.org', 't.me'],
  ['telegram.org', 't.me'],
  ['telegram.me', 't.me'],
  ['org.telegram.messenger', 't.me'],
  ['l.facebook.com', 'facebook.com'],
  ['lm.facebook.com', 'facebook.com'],
  ['m.facebook.com', 'facebook.com'],
  ['l.instagram.com', 'instagram.com'],
  ['out.reddit.com', 'reddit.com'],
  ['old.reddit.com', 'reddit.com'],
  ['m.youtube.com', 'youtube.com'],
]);

/**
 * Where a reader came from: what the link's own `utm_source` says, else the host of the page before.
 * @param referrer a URL, or anything
 * @returns null where neither tells
 */
export function sourceOf(referrer: string, query: URLSearchParams): string | null {
  const named = cleaned(query.get('utm_source'));
  if (named !== null) return placeOf(named.toLowerCase());
  const host = cleaned(URL.parse(referrer)?.hostname);
  return host === null ? null : placeOf(host);
}

/** What the link's `utm_campaign` says, or null. */
export function campaignOf(query: URLSearchParams): string | null {
  return cleaned(query.get('utm_campaign'));
}

function placeOf(host: string): string {
  const name = host.replace(/^www\./, '');
  return places.get(name) ?? name;
}

/** Without control and direction characters, which would disturb a list of names. */
function cleaned(name: string | null | undefined): string | null {
  const text = (name ?? '')
    .normalize('NFC')
    .slice(0, longestName)
    .toWellFormed()
    .replace(/[\p{C}\s\ufffd]+/gu, ' ')
    .trim();
  return text === '' ? null : text;
}
