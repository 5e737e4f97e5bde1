import { implement } from '@orpc/server';
import type { RequestContext } from '../../platform/rpc/context.ts';
import { ownProfile, requireAdmin } from '../account/policy.ts';
import type { SignedIn, SignedInAdmin } from '../account/sessions/signed-in.ts';
import { analyticsContract } from './contract.ts';
import type { Analytics } from './service.ts';

export function analyticsHandlers(analytics: Analytics, signedIn: SignedIn, signedInAdmin: SignedInAdmin) {
  const api = implement(analyticsContract).$context<RequestContext>();
  return {
    pageViews: api.pageViews.use(signedIn).handler(async ({ context, input }) => {
      ownProfile(context.session, input.userId);
      return { count: await analytics.countViews(input.userId) };
    }),
    report: api.report.use(signedIn).handler(({ context, input: { userId, ...range } }) => {
      ownProfile(context.session, userId);
      return analytics.reportOf(userId, range);
    }),
    siteReport: api.siteReport.use(signedInAdmin).handler(({ context, input }) => {
      requireAdmin(context.session);
      return analytics.reportOf(null, input);
    }),
  };
}
