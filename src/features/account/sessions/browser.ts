import type { Caller } from '../../../platform/rpc/context.ts';
import { hashOf, newToken } from '../secrets/tokens.ts';
import { createCookie } from './cookie.ts';

const halfAYearInSeconds = 180 * 24 * 60 * 60;

/**
 * Recognises a browser by a random cookie that outlives sessions: what was asked for in one (a sign-up, a code, a round trip to a
 * provider) is finished in the same. It proves nothing about who sits there. Rows hold the hash alone.
 */
export function createBrowsers(settings: { readonly appUrl: string }) {
  const cookie = createCookie({ name: 'moonpage.browser', seconds: halfAYearInSeconds, ...settings });
  const tokenOf = (caller: Caller) => /^[\w-]{43}$/.exec(cookie.read(caller) ?? '')?.[0];
  return {
    /** @returns the hash of this browser's token; null when it has none. */
    read(caller: Caller): string | null {
      const token = tokenOf(caller);
      return token === undefined ? null : hashOf(token);
    },
    /** The same, with a new token where there is none; the cookie's time begins anew. */
    ensure(caller: Caller): string {
      const token = tokenOf(caller) ?? newToken();
      cookie.set(caller, token);
      return hashOf(token);
    },
  };
}
export type Browsers = ReturnType<typeof createBrowsers>;
