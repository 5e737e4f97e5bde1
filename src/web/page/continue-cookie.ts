import { useState, useEffect } from 'react';

/** The signed-in screens that a person may have been on the way to, as the sidebar names them, and where they are. */
const screens = {
  build: ['Build New Page', () => '/build'],
  landing: ['Preview Landing Page', (userId: string) => `/landing/${userId}`],
  'edit-landing': ['Edit Landing Page', (userId: string) => `/edit-landing/${userId}`],
  statistics: ['Statistics', (userId: string) => `/statistics/${userId}`],
  share: ['Share', (userId: string) => `/share/${userId}`],
  promotion: ['Meme Coin Promotion', () => '/promotion'],
  account: ['Account', (userId: string) => `/account/${userId}`],
} as const;

export type ContinueTo = keyof typeof screens;

const name = 'continue';

/**
 * A `Set-Cookie` value that remembers, for ten minutes, which screen a person without a session asked for; null for the others. It
 * holds the screen's name alone, so that it leads to one's own pages and nowhere else.
 */
export function continueCookie(pathname: string): string | null {
  const [, screen = ''] = pathname.split('/');
  return isScreen(screen) ? `${name}=${screen}; Path=/; Max-Age=600; SameSite=Lax` : null;
}

/** @param cookies a `Cookie` header. */
export function readContinueCookie(cookies: string | null): ContinueTo | null {
  const screen = /(?:^|; )continue=([a-z-]+)/.exec(cookies ?? '')?.[1];
  return screen !== undefined && isScreen(screen) ? screen : null;
}

/** The link to the screen that was asked for, offered until the page is left. @param read by the server */
export function useContinueLink(
  read: ContinueTo | null,
  userId: string,
): { label: string; to: string } | null {
  const [screen] = useState(read);
  useEffect(() => {
    if (screen !== null) document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  }, [screen]);
  if (screen === null) return null;
  const [label, pathOf] = screens[screen];
  return { label: `Continue to ${label}`, to: pathOf(userId) };
}

function isScreen(screen: string): screen is ContinueTo {
  return Object.hasOwn(screens, screen);
}
