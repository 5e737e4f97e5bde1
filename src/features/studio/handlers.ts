import { implement } from '@orpc/server';
import type { RequestContext } from '../../platform/rpc/context.ts';
import type { SignedIn } from '../account/sessions/signed-in.ts';
import { studioContract } from './contract.ts';
import type { Studio } from './service.ts';

export function studioHandlers(studio: Studio, signedIn: SignedIn) {
  const api = implement(studioContract).$context<RequestContext>();
  return {
    read: api.read.use(signedIn).handler(({ context, input }) => studio.read(context.session, input.userId)),
    save: api.save
      .use(signedIn)
      .handler(({ context, input: { userId, ...saved } }) => studio.save(context.session, userId, saved)),
    rewrite: api.rewrite.use(signedIn).handler(({ context, input: { userId, ...asked } }) => {
      const { log, request, session } = context;
      return studio.rewrite(session, userId, asked, { log, signal: request.signal });
    }),
    checkLinks: api.checkLinks
      .use(signedIn)
      .handler(({ context, input }) => studio.checkLinks(context.session, input.userId)),
    revisions: api.revisions
      .use(signedIn)
      .handler(({ context, input }) => studio.revisions(context.session, input.userId, input.before)),
    revision: api.revision
      .use(signedIn)
      .handler(({ context, input }) => studio.revision(context.session, input.userId, input.number)),
    keepCopy: api.keepCopy.use(signedIn).handler(async ({ context, input }) => ({
      number: await studio.keepCopy(context.session, input.userId, input.document),
    })),
  };
}
