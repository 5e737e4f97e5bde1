import { implement } from '@orpc/server';
import type { RequestContext } from '../../platform/rpc/context.ts';
import type { Accounts } from '../account/service.ts';
import { supportContract } from './contract.ts';
import type { Support } from './service.ts';

export function supportHandlers(support: Support, accounts: Pick<Accounts, 'readSession'>) {
  const api = implement(supportContract).$context<RequestContext>();
  return {
    send: api.send.handler(async ({ context, input }) => {
      const session = await accounts.readSession(context);
      await support.receive({ clientAddress: context.clientAddress, email: session?.email ?? null }, input);
      return { received: true } as const;
    }),
  };
}
