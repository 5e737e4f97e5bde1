import { codeOf, messageOf } from '../../../web/api/display-error.ts';

/** The server's own words for refused credentials, else one sentence. */
export function signInFailure(error: unknown): string {
  return isRefusal(error) ? messageOf(error) : 'Authentication error occurred';
}

/** For right credentials of somebody who is no admin, or whose status is unknown. */
export function entryFailure(error: unknown): string {
  const code = codeOf(error);
  return code === 'NOT_LISTED' || code === 'NOT_ADMIN' ? messageOf(error) : 'Error verifying admin status';
}

function isRefusal(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'status' in error &&
    typeof error.status === 'number' &&
    error.status < 500
  );
}
