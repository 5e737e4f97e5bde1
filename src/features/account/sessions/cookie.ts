import { parse } from 'hono/utils/cookie';
import type { Caller } from '../../../platform/rpc/context.ts';

/** An `HttpOnly`, `SameSite=Lax` cookie; on https the name is prefixed with `__Host-`, and the cookie is `Secure`. */
export function createCookie(settings: {
  readonly name: string;
  readonly seconds: number;
  readonly appUrl: string;
}) {
  const isHttps = settings.appUrl.startsWith('https:');
  const name = `${isHttps ? '__Host-' : ''}${settings.name}`;
  const append = ({ replyHeaders }: Caller, value: string, seconds: number) =>
    replyHeaders.append(
      'set-cookie',
      `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`,
    );
  return {
    read: ({ request }: Caller) => parse(request.headers.get('cookie') ?? '', name)[name] ?? null,
    set: (caller: Caller, value: string) => append(caller, value, settings.seconds),
    clear: (caller: Caller) => append(caller, '', 0),
  };
}
