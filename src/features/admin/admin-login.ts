import type { Database } from '../../platform/db/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import type { RequestContext } from '../../platform/rpc/context.ts';
import type { Session } from '../account/policy.ts';
import type { Accounts } from '../account/service.ts';
import type { Audit } from './audit.ts';

interface Needs {
  readonly db: Database;
  readonly accounts: Pick<Accounts, 'readSession' | 'readProfile' | 'signOut'>;
  readonly audit: Audit;
  /** Lower case. */
  readonly adminEmails: readonly string[];
}

/**
 * Lets a session that has been started at the door through, or ends it: who has shown right credentials, and no one else, learns why
 * they are no admin.
 * @throws {Problem} NOT_LISTED, NOT_ADMIN, STATUS_UNKNOWN; the session is over then. SIGNED_OUT without one.
 */
export async function admit(needs: Needs, context: RequestContext): Promise<Session> {
  if (!context.request.headers.has('cookie')) throw new Problem('SIGNED_OUT');
  const session = await readSession(needs, context);
  const refusal = refusalOf(session, needs.adminEmails);
  // First of all: a refusal that cannot be written down is one all the same.
  if (refusal !== null) await needs.accounts.signOut(context);
  await needs.audit.record(
    needs.db,
    { session, context },
    refusal === null
      ? { action: 'door-entered' }
      : { action: 'door-refused', detail: refusal === 'NOT_LISTED' ? 'not in ADMIN_EMAIL' : 'no admin flag' },
  );
  if (refusal !== null) throw new Problem(refusal);
  return session;
}

/** A session that is over is nobody's; one without a profile, or whose profile cannot be read, leaves the question open. */
async function readSession({ accounts }: Needs, context: RequestContext): Promise<Session> {
  const found = await accounts
    .readSession(context)
    .then(async (session) => {
      if (session) await accounts.readProfile(session.userId);
      return session;
    })
    .catch((error: unknown) => {
      context.log.error({ err: error }, 'whether somebody is an admin could not be read');
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
