import { os } from '@orpc/server';
import { Problem } from '../../../platform/errors/problem.ts';
import type { RequestContext } from '../../../platform/rpc/context.ts';
import type { Session } from '../policy.ts';
import type { CurrentSession } from './sessions.ts';
import type { Caller } from '../../../platform/rpc/context.ts';

/**
 * Calls of one account that write, whichever they are: more than a person makes, far fewer than a script. Who pauses after every word
 * of a long description makes three with each pause: what was typed is read, and drawn as page and as emblems.
 */
export const writesPerAccount = { max: 1_500, windowInMs: 10 * 60_000 };

interface Deps {
  currentSession(caller: Caller): Promise<CurrentSession | null>;
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
    const session = await deps.currentSession(context);
    if (!session) throw new Problem('SIGNED_OUT');
    context.actor.userId = session.userId;
    const reads = procedure['~orpc'].route.method === 'GET';
    if (!reads && !deps.mayWrite(session.userId)) throw new Problem('TOO_MANY_REQUESTS');
    return next({ context: { session } });
  });
}
export type SignedIn = ReturnType<typeof createSignedIn>;

/**
 * The same for endpoints that change who gets in, or delete the account: they take a fresh proof.
 * @throws {Problem} SIGNED_OUT, PROOF_NEEDED, TOO_MANY_REQUESTS from the endpoint.
 */
export function createProven(deps: Deps) {
  return createSignedIn(deps).concat(async ({ context, next }) => {
    if (!context.session.isProven) throw new Problem('PROOF_NEEDED');
    return next();
  });
}

interface DeskDeps extends Deps {
  readonly desk: {
    /** @throws {Problem} FORBIDDEN */
    require(session: Session): Promise<void>;
  };
}

/**
 * The same for endpoints of admins.
 * @throws {Problem} SIGNED_OUT, FORBIDDEN from the endpoint.
 */
export function createSignedInAdmin(deps: DeskDeps) {
  return createSignedIn(deps).concat(async ({ context, next }) => {
    await deps.desk.require(context.session);
    return next();
  });
}
export type SignedInAdmin = ReturnType<typeof createSignedInAdmin>;
