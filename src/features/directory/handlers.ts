import { implement } from '@orpc/server';
import type { RequestContext } from '../../platform/rpc/context.ts';
import type { SignedIn } from '../account/sessions/signed-in.ts';
import { directoryContract } from './contract.ts';
import type { Directory } from './service.ts';

export function directoryHandlers(directory: Directory, signedIn: SignedIn) {
  const api = implement(directoryContract).$context<RequestContext>();
  return {
    latest: api.latest.handler(() => directory.latest()),
    search: api.search.handler(({ input }) => directory.search(input)),
    read: api.read.handler(({ input }) => directory.read(input.slug)),
    own: api.own.use(signedIn).handler(({ context, input }) => directory.own(context.session, input.userId)),
    list: api.list
      .use(signedIn)
      .handler(({ context, input }) => directory.setListed(context.session, input.userId, 'listed')),
    unlist: api.unlist
      .use(signedIn)
      .handler(({ context, input }) => directory.setListed(context.session, input.userId, 'unlisted')),
  };
}
