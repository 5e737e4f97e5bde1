import { os } from '@orpc/server';
import { Problem } from '../../../platform/errors/problem.ts';
import type { RequestContext } from '../../../platform/rpc/context.ts';
import { requireAdmin, type Session } from '../policy.ts';
import type { Caller } from './sessions.ts';

interface Deps {
  readSession(caller: Caller): Promise<Session | null>;
}

/**
 * Middleware for endpoints of signed-in people: adds `session` to the context.
 * `api.save.use(createSignedIn(accounts)).handler(({ context }) => … context.session …)`
 * @throws {Problem} SIGNED_OUT from the endpoint.
 */
export function createSignedIn(deps: Deps) {
  return os.$context<RequestContext>().middleware(async ({ context, next }) => {
    const session = await deps.readSession(context);
    if (!session) throw new Problem('SIGNED_OUT');
    context.actor.userId = session.userId;
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
