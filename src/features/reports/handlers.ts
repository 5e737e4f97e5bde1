import { implement } from '@orpc/server';
import type { RequestContext } from '../../platform/rpc/context.ts';
import type { SignedInAdmin } from '../account/sessions/signed-in.ts';
import { reportsContract } from './contract.ts';
import type { Reports } from './service.ts';

const done = { done: true } as const;

export function reportHandlers(reports: Reports, signedIn: SignedInAdmin) {
  const open = implement(reportsContract).$context<RequestContext>();
  // The role is checked before the input, so that others learn nothing about it.
  const desk = open.$config({ initialInputValidationIndex: Number.POSITIVE_INFINITY });
  return {
    page: open.page.handler(({ input }) => reports.page(input.slug)),
    send: open.send.handler(async ({ context, input }) => {
      await reports.receive(input, context.clientAddress);
      return { received: true } as const;
    }),
    list: desk.list.use(signedIn).handler(({ context, input }) => reports.list(context.session, input)),
    count: desk.count
      .use(signedIn)
      .handler(async ({ context }) => ({ open: await reports.count(context.session) })),
    close: desk.close.use(signedIn).handler(async ({ context, input }) => {
      await reports.close({ session: context.session, context }, input.id);
      return done;
    }),
    takeDown: desk.takeDown.use(signedIn).handler(async ({ context, input }) => {
      await reports.takeDown({ session: context.session, context }, input);
      return done;
    }),
    suspend: desk.suspend.use(signedIn).handler(async ({ context, input }) => {
      await reports.suspend({ session: context.session, context }, input);
      return done;
    }),
  };
}
