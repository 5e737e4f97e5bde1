import { codeOf, messageOf } from '../../../web/api/display-error.ts';

/** What the door says when credentials were not taken: the server's own words for a refusal, else one sentence. */
export function signInFailure(error: unknown): string {
  return isRefusal(error) ? messageOf(error) : 'Authentication error occurred';
}

/** What the door says when right credentials were not enough, or nobody could tell. */
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
