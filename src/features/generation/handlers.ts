import { implement } from '@orpc/server';
import { isProblem } from '../../platform/errors/problem.ts';
import type { RequestContext } from '../../platform/rpc/context.ts';
import type { SignedIn } from '../account/sessions/signed-in.ts';
import { type BuildEvent, generationContract } from './contract.ts';
import { createEventQueue } from './events/event-queue.ts';
import type { Generation } from './service.ts';

export function generationHandlers(generation: Generation, signedIn: SignedIn) {
  const api = implement(generationContract).$context<RequestContext>();
  return {
    previewPage: api.previewPage
      .use(signedIn)
      .handler(({ context, input }) => generation.previewPage(context.session, input)),

    generate: api.generate
      .use(signedIn)
      .handler(async ({ context, input: { isPreview: _isPreview, ...details } }) => {
        let html = '';
        const on = (event: BuildEvent) => {
          if (event.type === 'done') html = event.html;
        };
        await generation.build(context.session, details, on, context.log);
        return { html };
      }),

    generateStream: api.generateStream
      .use(signedIn)
      .handler(async ({ context, errors, input: { isPreview: _isPreview, ...details } }) => {
        const events = createEventQueue<BuildEvent>();
        const begun = Promise.withResolvers<void>();
        const on = (event: BuildEvent) => {
          events.push(event);
          begun.resolve();
        };
        // The page is written even if the client disconnects.
        generation.build(context.session, details, on, context.log).then(
          () => events.close(),
          (error: unknown) => {
            begun.reject(error);
            const hasChanged = isProblem(error, 'COIN_CHANGED') || isProblem(error, 'COIN_INCOMPLETE');
            events.close(hasChanged ? errors.COIN_CHANGED() : errors.GENERATION_FAILED({ cause: error }));
          },
        );
        // What refuses the details is an answer of its own, with its status; only later failures travel in the stream.
        await begun.promise;
        return events.listen();
      }),
  };
}
