import { implement } from '@orpc/server';
import type { RequestContext } from '../../platform/rpc/context.ts';
import type { SignedIn } from '../account/sessions/signed-in.ts';
import { coinsContract } from './contract.ts';
import { readWords } from './typed/read-words.ts';
import type { Coins } from './service.ts';

export function coinHandlers(coins: Coins, signedIn: SignedIn) {
  const api = implement(coinsContract).$context<RequestContext>();
  return {
    read: api.read.use(signedIn).handler(({ context, input }) => coins.read(context.session, input.userId)),
    save: api.save
      .use(signedIn)
      .handler(({ context, input: { userId, replaces, ...details } }) =>
        coins.save(context.session, userId, details, replaces),
      ),
    readWords: api.readWords.use(signedIn).handler(({ input }) => readWords(input)),
    drawEmblems: api.drawEmblems
      .use(signedIn)
      .handler(({ context, input }) => coins.drawEmblems(context.session, input)),
  };
}
