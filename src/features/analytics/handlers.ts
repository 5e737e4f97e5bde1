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

/** Where a live page's beacon reports. */
export const beaconPath = '/api/page-views';

/**
 * `POST /api/page-views`, `text/plain`: from pages with the origin `null`, so there is no origin check and no cookie. Answers 204
 * once the view is committed or ignored; 429 and 503 under load.
 */
export function mountBeacon(hono: Hono<Env>, analytics: Analytics, now: () => Date): void {
  hono.post(beaconPath, bodyLimit({ maxSize: beaconBodyLimit }), async (c) => {
    c.header('Access-Control-Allow-Origin', '*');
    const view = readBeacon(await c.req.text(), c.req.header('user-agent') ?? null, now());
    if (!view) return c.body(null, 204);
    const outcome = await analytics.recordView(view, c.get('context').clientAddress);
    if (outcome === 'full') return c.body(null, 503, { 'Retry-After': '1' });
    return c.body(null, outcome === 'refused' ? 429 : 204);
  });
}
