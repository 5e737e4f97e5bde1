import type { OpenAPI } from '@orpc/openapi';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import type { Env } from '../../../platform/http/http-router.ts';
import { logSecurityEvent } from '../../../platform/rpc/security-log.ts';
import { authPath } from '../sessions/auth.ts';
import { readProviderId } from './providers.ts';
import { pageWith, type SocialAccounts, type SocialAnswer } from './service.ts';

/** Long enough for any code, state or name; anything longer is dropped. */
const part = z.string().max(4000).catch('');
const answer = z.object({ state: part, code: part, error: part, name: part });

const back = {
  summary: 'Where a social provider sends the browser back to',
  responses: { 303: { description: 'On to the page that says how it went' } },
};

/** The callbacks for the description of the API, in which only the contract's endpoints stand by themselves. */
export const socialCallbacksDescription: OpenAPI.PathsObject = {
  '/auth/callback/{provider}': {
    parameters: [{ name: 'provider', in: 'path', required: true, schema: { type: 'string' } }],
    get: back,
    post: back,
  },
};

/** Mounts the providers' callbacks before the origin check: they come from other sites, and the state authenticates them. */
export function mountSocialCallbacks(hono: Hono<Env>, social: SocialAccounts): void {
  const path = `${authPath}/callback/:provider`;

  hono.get(path, async (c) => {
    // Hono routes HEAD here too; it must not use up the state.
    if (c.req.method !== 'GET') return c.body(null, 405, { Allow: 'GET, POST' });
    const context = c.get('context');
    const provider = c.req.param('provider');
    const { to, ...event } = await social
      .finish(context, provider, readAnswer(c.req.query()))
      .catch((error: unknown) => {
        context.log.error({ err: error, provider }, 'social sign-in failed');
        return {
          to: pageWith('/login', 'failed', readProviderId(provider)),
          outcome: 'failed',
          userId: null,
        };
      });
    logSecurityEvent(context, { event: `account.social.${readProviderId(provider) ?? 'unknown'}`, ...event });
    for (const cookie of context.replyHeaders.getSetCookie())
      c.header('Set-Cookie', cookie, { append: true });
    return seeOther(c, to);
  });

  // Apple posts a form cross-site, without our SameSite cookie: a redirect to GET brings it along.
  hono.post(path, bodyLimit({ maxSize: 16 * 1024 }), async (c) => {
    const form = await c.req.parseBody();
    const { state, code, error } = readAnswer(form);
    const search = new URLSearchParams({ state, code, error, name: nameIn(form.user) });
    return seeOther(c, `${c.req.path}?${search.toString()}`);
  });
}

function seeOther(c: Context<Env>, to: string): Response {
  c.header('Cache-Control', 'no-store');
  return c.redirect(to, 303);
}

function readAnswer(values: Record<string, unknown>): SocialAnswer {
  return answer.parse(values);
}

/** Apple's `user`, which comes with the first answer only: `{"name":{"firstName":"…","lastName":"…"},"email":"…"}`. */
function nameIn(user: unknown): string {
  const { data } = appleUser.safeParse(user);
  return data?.name?.firstName ?? '';
}

const appleUser = z
  .string()
  .max(2000)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('This is no JSON.');
      return z.NEVER;
    }
  })
  .pipe(z.object({ name: z.object({ firstName: z.string() }).optional() }));
