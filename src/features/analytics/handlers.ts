import type { OpenAPI } from '@orpc/openapi';
import { implement } from '@orpc/server';
import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Env } from '../../platform/http/http-router.ts';
import type { RequestContext } from '../../platform/rpc/context.ts';
import { ownProfile } from '../account/policy.ts';
import type { SignedIn } from '../account/sessions/signed-in.ts';
import { beaconBodyLimit, readBeacon } from './beacon.ts';
import { analyticsContract } from './contract.ts';
import type { Analytics } from './service.ts';

export function analyticsHandlers(analytics: Analytics, signedIn: SignedIn) {
  const api = implement(analyticsContract).$context<RequestContext>();
  return {
    pageViews: api.pageViews.use(signedIn).handler(async ({ context, input }) => {
      ownProfile(context.session, input.userId);
      return { count: await analytics.countViews(input.userId) };
    }),
  };
}

/** The beacon for the description of the API, in which only the contract's endpoints stand by themselves. */
export const beaconDescription: OpenAPI.PathsObject = {
  '/page-views': {
    post: {
      summary: 'Report that a live page was read',
      requestBody: {
        required: true,
        content: {
          'text/plain': {
            schema: { type: 'string', maxLength: beaconBodyLimit },
            example: '{"slug":"pepe","referrer":"https://t.me/pepe"}',
          },
        },
      },
      responses: {
        204: { description: 'Counted, or ignored: no such page, or no reader but a robot' },
        413: { description: `More than ${beaconBodyLimit} bytes` },
        429: { description: 'Too many from one address' },
        503: { description: 'Too many at once; `Retry-After` says when to send it again' },
      },
    },
  },
};

/**
 * `POST /api/page-views`, `text/plain`: from pages with the origin `null`, so there is no origin check and no cookie. Answers 204
 * once the view is committed or ignored; 429 and 503 under load.
 */
export function mountBeacon(hono: Hono<Env>, analytics: Analytics, now: () => Date): void {
  hono.post('/api/page-views', bodyLimit({ maxSize: beaconBodyLimit }), async (c) => {
    c.header('Access-Control-Allow-Origin', '*');
    const view = readBeacon(await c.req.text(), c.req.header('user-agent') ?? null, now());
    if (!view) return c.body(null, 204);
    const outcome = await analytics.recordView(view, c.get('context').clientAddress);
    if (outcome === 'full') return c.body(null, 503, { 'Retry-After': '1' });
    return c.body(null, outcome === 'refused' ? 429 : 204);
  });
}
