import { implement } from '@orpc/server';
import type { RequestContext } from '../../platform/rpc/context.ts';
import type { SignedIn } from '../account/sessions/signed-in.ts';
import { sharingContract } from './contract.ts';
import type { Sharing } from './service.ts';

export function sharingHandlers(sharing: Sharing, signedIn: SignedIn) {
  const api = implement(sharingContract).$context<RequestContext>();
  return {
    steps: api.steps
      .use(signedIn)
      .handler(({ context, input }) => sharing.steps(context.session, input.userId)),
    record: api.record.use(signedIn).handler(({ context, input }) => sharing.record(context.session, input)),
    endOffer: api.endOffer
      .use(signedIn)
      .handler(({ context, input }) => sharing.endOffer(context.session, input.userId)),
  };
}
