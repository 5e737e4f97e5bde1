import { linkTypes } from '../../rules/link-types.ts';

/** What a link of one of our mails carries in its fragment. */
export interface MailLink {
  readonly access_token: string;
  readonly type: (typeof linkTypes)[number];
}

/** Reads a fragment. @returns null when it is none of a mail, `broken` when it is one that cannot be right. */
export function readMailLink(fragment: string): MailLink | 'broken' | null {
  const values = new URLSearchParams(fragment.replace(/^#/, ''));
  const token = values.get('access_token');
  if (token === null) return null;
  const type = linkTypes.find((known) => known === values.get('type'));
  return token !== '' && type ? { access_token: token, type } : 'broken';
}

/** Reads the fragment of this page's address and clears it at once: a token must not stay in view or in the history. */
export function takeMailLink(): MailLink | 'broken' | null {
  const link = readMailLink(window.location.hash);
  if (link !== null) {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  }
  return link;
}

/** Keeps a link with this entry of the history, where nobody sees it, so that the page can be loaded again. */
export function keepLink(link: MailLink): void {
  window.history.replaceState({ ...(window.history.state as object | null), mailLink: link }, '');
}

/** What `keepLink` kept for the page that is shown. */
export function keptLink(): MailLink | null {
  const state: unknown = window.history.state;
  const isKept = typeof state === 'object' && state !== null && 'mailLink' in state;
  return isKept ? (state.mailLink as MailLink) : null;
}
