import { codeOf } from './display-error.ts';

/** `ended`: the session is over; `changed`: another account is signed in. */
export type AuthFailure = 'ended' | 'changed';

const failures = new Map<string | null, AuthFailure>([
  ['SIGNED_OUT', 'ended'],
  ['FORBIDDEN', 'changed'],
]);
const listeners = new Set<(failure: AuthFailure) => void>();

/** Called with every failed call, so that signed-in screens notice an ended session. */
export function reportAuthFailure(error: unknown): void {
  reportAuthFailureCode(codeOf(error));
}

/** The same for calls outside the API client. @param code e.g. `SIGNED_OUT`. */
export function reportAuthFailureCode(code: string | null): void {
  const failure = failures.get(code);
  if (failure) for (const listener of listeners) listener(failure);
}

/** @returns an unsubscribe function. */
export function onAuthFailure(listener: (failure: AuthFailure) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
