import { implement } from '@orpc/server';
import type { RequestContext } from '../../platform/rpc/context.ts';
import { replyTo } from '../../platform/rpc/problems.ts';
import type { SignedIn } from '../account/sessions/signed-in.ts';
import type { Archives } from './archive/page-archive.ts';
import { createEventQueue } from '../generation/events/event-queue.ts';
import { type DeployEvent, deploysContract } from './contract.ts';
import type { Indexing } from './indexing.ts';
import type { Deploys } from './service.ts';

export function deployHandlers(
  { deploys, indexing, archives }: { deploys: Deploys; indexing: Indexing; archives: Archives },
  signedIn: SignedIn,
) {
  const api = implement(deploysContract).$context<RequestContext>();
  return {
    sharing: api.sharing
      .use(signedIn)
      .handler(({ context, input }) => deploys.sharing(context.session, input.userId)),
    livePage: api.livePage
      .use(signedIn)
      .handler(({ context, input }) => deploys.livePage(context.session, input.userId)),
    checkAddress: api.checkAddress
      .use(signedIn)
      .handler(({ context, input }) => deploys.addresses.check(context.session, input)),
    ownAddress: api.ownAddress
      .use(signedIn)
      .handler(({ context, input }) => deploys.addresses.own(context.session, input.userId)),
    moveAddress: api.moveAddress
      .use(signedIn)
      .handler(({ context, input }) => deploys.addresses.move(context.session, input.userId, input.slug)),
    ownIndexing: api.ownIndexing
      .use(signedIn)
      .handler(({ context, input }) => indexing.own(context.session, input.userId)),
    index: api.index
      .use(signedIn)
      .handler(({ context, input }) => indexing.setIndexed(context.session, input.userId, 'indexed')),
    unindex: api.unindex
      .use(signedIn)
      .handler(({ context, input }) => indexing.setIndexed(context.session, input.userId, 'unindexed')),
    archive: api.archive
      .use(signedIn)
      .handler(({ context, input }) => archives.make(context.session, input.userId, input.base)),
    deploy: api.deploy
      .use(signedIn)
      .handler(({ context, input }) => deploys.deploy(context.session, input.userId, input.base)),
    deployStream: api.deployStream.use(signedIn).handler(async ({ context, input, path, procedure }) => {
      const events = createEventQueue<DeployEvent>();
      const begun = Promise.withResolvers<void>();
      // The page goes live even if the client disconnects.
      deploys
        .deploy(context.session, input.userId, input.base, (step) => {
          events.push({ type: 'step', step });
          begun.resolve();
        })
        .then((deployed) => events.push({ type: 'done', ...deployed }))
        .then(
          () => events.close(),
          (error: unknown) => {
            begun.reject(error);
            events.close(replyTo(error, { context, path, procedure }));
          },
        );
      // What refuses the draft is an answer of its own, with its status; only later failures travel in the stream.
      await begun.promise;
      return events.listen();
    }),
  };
}
