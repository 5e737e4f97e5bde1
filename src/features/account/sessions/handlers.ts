import { implement } from '@orpc/server';
import type { RequestContext } from '../../../platform/rpc/context.ts';
import { sessionsContract } from './contract.ts';
import type { Sessions } from './sessions.ts';

export function sessionHandlers(sessions: Sessions) {
  const api = implement(sessionsContract).$context<RequestContext>();
  return {
    session: api.session.handler(({ context }) => sessions.read(context)),
    signIn: api.signIn.handler(({ context, input }) => sessions.signIn(context, input)),
    signOut: api.signOut.handler(async ({ context }) => {
      await sessions.end(context);
      return { signedOut: true } as const;
    }),
  };
}
