import { implement } from '@orpc/server';
import type { RequestContext } from '../../platform/rpc/context.ts';
import type { SignedInAdmin } from '../account/sessions/signed-in.ts';
import { connectivityContract } from './contract.ts';
import type { Connectivity } from './service.ts';

export function connectivityHandlers(connectivity: Connectivity, signedIn: SignedInAdmin) {
  const api = implement(connectivityContract).$context<RequestContext>();
  return {
    testCloudflare: api.testCloudflare
      .use(signedIn)
      .handler(({ context }) => connectivity.testCloudflare({ session: context.session, context })),
  };
}
