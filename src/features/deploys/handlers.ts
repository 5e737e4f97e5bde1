import { implement } from '@orpc/server';
import type { RequestContext } from '../../platform/rpc/context.ts';
import type { SignedIn } from '../account/sessions/signed-in.ts';
import { deploysContract } from './contract.ts';
import type { Indexing } from './indexing.ts';
import type { Deploys } from './service.ts';

export function deployHandlers(deploys: Deploys, indexing: Indexing, signedIn: SignedIn) {
  const api = implement(deploysContract).$context<RequestContext>();
  return {
    sharing: api.sharing
      .use(signedIn)
      .handler(({ context, input }) => deploys.sharing(context.session, input.userId)),
    ownIndexing: api.ownIndexing
      .use(signedIn)
      .handler(({ context, input }) => indexing.own(context.session, input.userId)),
    index: api.index
      .use(signedIn)
      .handler(({ context, input }) => indexing.setIndexed(context.session, input.userId, 'indexed')),
    unindex: api.unindex
      .use(signedIn)
      .handler(({ context, input }) => indexing.setIndexed(context.session, input.userId, 'unindexed')),
    deploy: api.deploy
      .use(signedIn)
      .handler(({ context, input }) => deploys.deploy(context.session, input.userId)),
  };
}
