import type { FieldPath, FieldValues } from 'react-hook-form';
import type { FieldIssue } from '../../platform/rpc/contract.ts';
import { isOffline } from './is-offline.ts';

const unreachable = 'We could not reach the server. Check your connection and try again.';
const offline = 'You are offline. Try again when you are back.';
/** Where what was entered is kept: the build form's draft in the browser, the page's on the server. */
export const offlineWithDraft = 'You are offline. Your draft is saved.';
const unknown = 'Something went wrong. Please try again.';

/**
 * One sentence for any failure: the endpoint's own for a typed error or a refusal, one about the connection when nothing
 * answered, `fallback` (or a general one) for what nobody foresaw, for faults of the server and for replies of a proxy.
 */
export function messageOf(error: unknown, fallback?: string): string {
  if (isReply(error) && !isForeign(error))
    return (error.status >= 500 && fallback) || error.message || fallback || unknown;
  if (isConnectionFailure(error)) return isOffline() ? offline : unreachable;
  return fallback ?? unknown;
}

/** As `messageOf`, for work on a draft. */
export function draftMessageOf(error: unknown): string {
  return isConnectionFailure(error) && isOffline() ? offlineWithDraft : messageOf(error);
}

/** A failure as a form shows it. */
export interface Failure {
  readonly message: string;
  readonly detail?: string;
}

/**
 * A refusal in the endpoint's own sentence; for a server or connection failure the screen's sentence, with the cause beneath it.
 */
export function failureOf(error: unknown, failed: string): Failure {
  if (isReply(error) && !isForeign(error) && error.status < 500) return { message: error.message || failed };
  return { message: failed, detail: messageOf(error) };
}

/** The code of a typed error (`INVALID_INPUT`, `SIGNED_OUT`, …), or null for any other failure. */
export function codeOf(error: unknown): string | null {
  return isReply(error) ? error.code : null;
}

/** What a typed error says besides its code; undefined for any other failure. */
export function dataOf(error: unknown): unknown {
  return isReply(error) ? error.data : undefined;
}

/** The refused fields of an `INVALID_INPUT` error; none for any other failure. */
export function issuesOf(error: unknown): FieldIssue[] {
  if (codeOf(error) !== 'INVALID_INPUT') return [];
  const data = dataOf(error);
  if (typeof data !== 'object' || data === null || !('issues' in data) || !Array.isArray(data.issues))
    return [];
  return data.issues.filter(isIssue);
}

/** As `messageOf`, where no field can be marked: the first refused field's own sentence. */
export function unmarkedMessageOf(error: unknown, fallback?: string): string {
  return issuesOf(error)[0]?.message ?? messageOf(error, fallback);
}

/** The part of a react-hook-form form that takes errors. */
interface FormErrors<Values extends FieldValues> {
  getValues(): Values;
  setError(
    name: FieldPath<Values>,
    error: { type: string; message: string },
    options: { shouldFocus: boolean },
  ): void;
}

/**
 * Puts the refused fields of an `INVALID_INPUT` error on the form and focuses the first.
 * @returns false when some have no field; then show `messageOf(error)` as well.
 */
export function applyFieldIssues<Values extends FieldValues>(
  form: FormErrors<Values>,
  error: unknown,
): boolean {
  const issues = issuesOf(error);
  const placed = issues.filter((issue) => isField(form, issue.path));
  for (const [position, { path, message }] of placed.entries()) {
    if (isField(form, path))
      form.setError(path, { type: 'server', message }, { shouldFocus: position === 0 });
  }
  return issues.length > 0 && placed.length === issues.length;
}

function isField<Values extends FieldValues>(
  form: FormErrors<Values>,
  path: string,
): path is FieldPath<Values> {
  const [first = ''] = path.split('.');
  return Object.hasOwn(form.getValues(), first);
}

/** Duck-typed, so that screens without calls do not load the client library. */
function isReply(error: unknown): error is Error & { code: string; status: number; data?: unknown } {
  if (!(error instanceof Error) || !('code' in error) || !('status' in error)) return false;
  return typeof error.code === 'string' && typeof error.status === 'number';
}

/** Not of our API, such as a proxy's page for 502: oRPC then hands over the whole reply, and names its status for a message. */
function isForeign({ data }: { data?: unknown }): boolean {
  return typeof data === 'object' && data !== null && 'headers' in data && 'body' in data;
}

/** The person has cancelled what was asked of them: nothing failed, and nothing is said. */
export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

export function isConnectionFailure(error: unknown): boolean {
  // `fetch` rejects with a TypeError when no response came, and with a TimeoutError when none came in time.
  if (error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError'))
    return true;
  return error instanceof Error && error.cause instanceof TypeError;
}

function isIssue(issue: unknown): issue is FieldIssue {
  return (
    typeof issue === 'object' &&
    issue !== null &&
    'path' in issue &&
    typeof issue.path === 'string' &&
    'message' in issue &&
    typeof issue.message === 'string'
  );
}
