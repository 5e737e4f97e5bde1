import { os } from '@orpc/server';
import { Problem } from '../../../platform/errors/problem.ts';
import type { RequestContext } from '../../../platform/rpc/context.ts';
import { requireAdmin } from '../policy.ts';
import type { Accounts } from '../service.ts';

/**
 * Middleware for endpoints of signed-in people: adds `session` to the context.
 * `api.save.use(createSignedIn(accounts)).handler(({ context }) => … context.session …)`
 * @throws {Problem} SIGNED_OUT from the endpoint.
 */
export function createSignedIn(accounts: Pick<Accounts, 'readSession'>) {
  return os.$context<RequestContext>().middleware(async ({ context, next }) => {
    const session = await accounts.readSession(context);
    if (!session) throw new Problem('SIGNED_OUT');
    return next({ context: { session } });
  });
}

/** What a feature's handlers take to guard their endpoints. */
export type SignedIn = ReturnType<typeof createSignedIn>;

/**
 * Middleware for endpoints of admins: adds `session` to the context.
 * @throws {Problem} SIGNED_OUT, FORBIDDEN from the endpoint.
 */
export function createSignedInAdmin(accounts: Pick<Accounts, 'readSession'>) {
  return os.$context<RequestContext>().middleware(async ({ context, next }) => {
    const session = await accounts.readSession(context);
    if (!session) throw new Problem('SIGNED_OUT');
    requireAdmin(session);
    return next({ context: { session } });
  });
}

/** What the handlers of admins' endpoints take. */
export type SignedInAdmin = ReturnType<typeof createSignedInAdmin>;
