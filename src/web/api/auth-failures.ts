import { codeOf } from './display-error.ts';

/** `ended`: an endpoint said that nobody is signed in; `changed`: that this is not the account that it was asked for. */
export type SessionDoubt = 'ended' | 'changed';

const doubts = new Map<string | null, SessionDoubt>([
  ['SIGNED_OUT', 'ended'],
  ['FORBIDDEN', 'changed'],
]);
const listeners = new Set<(doubt: SessionDoubt) => void>();

/** Called with every failure of a call, so that the screen behind the sign-in hears when its session is none any more. */
export function noteDoubt(error: unknown): void {
  noteDoubtOf(codeOf(error));
}

/** The same for calls that are made without the API's client. @param code of the refusal, e.g. `SIGNED_OUT`. */
export function noteDoubtOf(code: string | null): void {
  const doubt = doubts.get(code);
  if (doubt) for (const listener of listeners) listener(doubt);
}

/** @returns a function that ends it. */
export function onSessionDoubt(listener: (doubt: SessionDoubt) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
