import { os } from '@orpc/server';
import { Problem } from '../../../platform/errors/problem.ts';
import type { RequestContext } from '../../../platform/rpc/context.ts';
import { requireAdmin, type Session } from '../policy.ts';
import type { Caller } from './sessions.ts';

/** Calls of one account that write, whichever they are: far more than a person makes, far fewer than a script. */
export const writesPerAccount = { max: 1_000, windowInMs: 10 * 60_000 };

interface Deps {
  readSession(caller: Caller): Promise<Session | null>;
  /** Counts a call that writes; false when the account has made too many. */
  mayWrite(userId: string): boolean;
}

/**
 * Middleware for endpoints of signed-in people: adds `session` to the context, and limits the calls that write.
 * `api.save.use(createSignedIn(accounts)).handler(({ context }) => … context.session …)`
 * @throws {Problem} SIGNED_OUT, TOO_MANY_REQUESTS from the endpoint.
 */
export function createSignedIn(deps: Deps) {
  return os.$context<RequestContext>().middleware(async ({ context, next, procedure }) => {
    const session = await deps.readSession(context);
    if (!session) throw new Problem('SIGNED_OUT');
    context.actor.userId = session.userId;
    const reads = procedure['~orpc'].route.method === 'GET';
    if (!reads && !deps.mayWrite(session.userId)) throw new Problem('TOO_MANY_REQUESTS');
    return next({ context: { session } });
  });
}
export type SignedIn = ReturnType<typeof createSignedIn>;

/**
 * The same for endpoints of admins.
 * @throws {Problem} SIGNED_OUT, FORBIDDEN from the endpoint.
 */
export function createSignedInAdmin(deps: Deps) {
  return createSignedIn(deps).concat(({ context, next }) => {
    requireAdmin(context.session);
    return next();
  });
}
export type SignedInAdmin = ReturnType<typeof createSignedInAdmin>;
