import { codeOf } from './display-error.ts';

/** `ended`: an endpoint said that nobody is signed in; `changed`: that this is not the account that it was asked for. */
export type AuthFailure = 'ended' | 'changed';

const doubts = new Map<string | null, AuthFailure>([
  ['SIGNED_OUT', 'ended'],
  ['FORBIDDEN', 'changed'],
]);
const listeners = new Set<(doubt: AuthFailure) => void>();

/** Called with every failure of a call, so that the screen behind the sign-in hears when its session is none any more. */
export function reportAuthFailure(error: unknown): void {
  reportAuthFailureCode(codeOf(error));
}

/** The same for calls that are made without the API's client. @param code of the refusal, e.g. `SIGNED_OUT`. */
export function reportAuthFailureCode(code: string | null): void {
  const doubt = doubts.get(code);
  if (doubt) for (const listener of listeners) listener(doubt);
}

/** @returns a function that ends it. */
export function onAuthFailure(listener: (doubt: AuthFailure) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
