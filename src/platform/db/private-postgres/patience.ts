import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseError } from '../database-error.ts';
import type { DatabaseLog } from '../source.ts';

const FIRST_POLL_MS = 5;
const LAST_POLL_MS = 250;
const TELL_AFTER_MS = 3_000;

/** Waiting for a server: quick at first, then patient, never silent for long, never for ever. */
export interface Patience {
  /** Milliseconds since the waiting began. */
  waited(): number;
  /** Resolves when it is time to look again. */
  wait(): Promise<void>;
}

/** @param limitMs after which `wait` throws START_FAILED with `what`. */
export function createPatience(what: string, limitMs: number, log: DatabaseLog): Patience {
  const begin = performance.now();
  let told = false;
  const waited = () => performance.now() - begin;
  return {
    waited,
    async wait() {
      if (waited() > limitMs)
        throw new DatabaseError('START_FAILED', `${what}, for ${Math.round(waited() / 1000)} s now.`);
      if (!told && waited() > TELL_AFTER_MS) log.info(what);
      told ||= waited() > TELL_AFTER_MS;
      await pause(Math.min(LAST_POLL_MS, Math.max(FIRST_POLL_MS, waited() / 20)));
    },
  };
}
