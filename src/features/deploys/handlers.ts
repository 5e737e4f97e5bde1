import { implement } from '@orpc/server';
import type { RequestContext } from '../../platform/rpc/context.ts';
import type { SignedIn } from '../account/signed-in.ts';
import { deploysContract } from './contract.ts';
import type { Deploys } from './service.ts';

export function deployHandlers(deploys: Deploys, signedIn: SignedIn) {
  const api = implement(deploysContract).$context<RequestContext>();
  return {
    sharing: api.sharing
      .use(signedIn)
      .handler(({ context, input }) => deploys.sharing(context.session, input.userId)),
    deploy: api.deploy
      .use(signedIn)
      .handler(({ context, input }) => deploys.deploy(context.session, input.userId)),
  };
}
