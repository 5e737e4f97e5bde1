import { codeOf, messageOf } from '../../../web/api/display-error.ts';

/** For right credentials of somebody who is no admin, or whose status is unknown. */
export function entryFailure(error: unknown): string {
  const code = codeOf(error);
  return code === 'NOT_LISTED' || code === 'NOT_ADMIN' ? messageOf(error) : 'Error verifying admin status';
}
