import { Problem } from '../../platform/errors/problem.ts';
import type { RequestContext } from '../../platform/rpc/context.ts';
import type { Session } from '../account/policy.ts';
import type { Accounts } from '../account/service.ts';
import type { RefusedEntries } from './refused-entries.ts';

interface Deps {
  readonly accounts: Pick<Accounts, 'readSession' | 'readProfile' | 'signOut'>;
  readonly refusedEntries: RefusedEntries;
  /** Lower case. */
  readonly adminEmails: readonly string[];
}

/**
 * Checks a session that was started at the admin login, or ends it. Only who had right credentials learns why they are no admin.
 * The sign-in was audited when the session began.
 * @throws {Problem} NOT_LISTED, NOT_ADMIN, STATUS_UNKNOWN; the session is over then. SIGNED_OUT without one.
 */
export async function completeAdminLogin(deps: Deps, context: RequestContext): Promise<Session> {
  if (!context.request.headers.has('cookie')) throw new Problem('SIGNED_OUT');
  const session = await readSession(deps, context);
  const refusal = refusalOf(session, deps.adminEmails);
  // Before it is written down, whose failure must not leave the session.
  if (refusal !== null) await deps.accounts.signOut(context);
  if (refusal !== null) {
    const reason = refusal === 'NOT_LISTED' ? 'not in ADMIN_EMAIL' : 'no admin flag';
    await deps.refusedEntries.record({ session, context }, reason);
    throw new Problem(refusal);
  }
  return session;
}

/** @throws {Problem} SIGNED_OUT without a session, STATUS_UNKNOWN when its profile is missing or cannot be read. */
async function readSession({ accounts }: Deps, context: RequestContext): Promise<Session> {
  const found = await accounts
    .readSession(context)
    .then(async (session) => {
      if (session) await accounts.readProfile(session.userId);
      return session;
    })
    .catch((error: unknown) => {
      context.log.error({ err: error }, 'admin status lookup failed');
      return 'unknown' as const;
    });
  if (found !== null && found !== 'unknown') return found;
  await accounts.signOut(context);
  throw new Problem(found === null ? 'SIGNED_OUT' : 'STATUS_UNKNOWN');
}

function refusalOf(
  { email, isAdmin }: Session,
  adminEmails: readonly string[],
): 'NOT_LISTED' | 'NOT_ADMIN' | null {
  if (!adminEmails.includes(email)) return 'NOT_LISTED';
  return isAdmin ? null : 'NOT_ADMIN';
}
