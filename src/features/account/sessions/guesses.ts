import { Problem } from '../../../platform/errors/problem.ts';
import { networkKey } from '../../../platform/limits/limit.ts';
import { type Attempts, attemptsToGuess, guessOf } from '../rate-limits/attempts.ts';
import type { KnownBrowsers } from './known-browsers.ts';

/** Wrong passwords for one address that cost strangers no pause. */
const freeGuesses = 5;
const firstPauseInMs = 500;
const longestPauseInMs = 10_000;
/** Requests of this process that wait at once, and those of one network. */
const mostWaiting = 500;
const mostOfNetwork = 20;

interface Deps {
  readonly attempts: Pick<Attempts, 'take' | 'count' | 'refund'>;
  readonly knownBrowsers: Pick<KnownBrowsers, 'requesterFor'>;
  readonly pause: (milliseconds: number) => Promise<void>;
}

/**
 * Slows down who guesses a password: after five wrong ones for an address within an hour a stranger's next waits half a second, then
 * twice as long each time. Nobody is locked out: the right password gets in after the pause, and a known browser waits for nothing.
 */
export function createGuesses({ attempts, knownBrowsers, pause }: Deps) {
  /** The networks of those that wait. */
  const waiting: string[] = [];
  return {
    /** Counts a try, and waits where it must. @returns keys to refund when it is right. @throws {Problem} TOO_MANY_REQUESTS, BUSY. */
    async begin(caller: Parameters<KnownBrowsers['requesterFor']>[0], email: string): Promise<string[]> {
      const who = await knownBrowsers.requesterFor(caller, email);
      const taken = await attempts.take(...attemptsToGuess('sign-in', who));
      if (who.knownBrowser != null) return taken;
      const guess = await attempts.count(guessOf(email));
      if (!guess) throw new Problem('TOO_MANY_REQUESTS');
      taken.push(guess.key);
      const beyond = guess.count - 1 - freeGuesses;
      if (beyond < 0) return taken;
      const network = networkKey(who.clientAddress);
      if (
        waiting.length >= mostWaiting ||
        waiting.filter((other) => other === network).length >= mostOfNetwork
      ) {
        await attempts.refund(taken);
        throw new Problem('BUSY');
      }
      waiting.push(network);
      try {
        await pause(Math.min(longestPauseInMs, firstPauseInMs * 2 ** beyond));
      } finally {
        waiting.splice(waiting.indexOf(network), 1);
      }
      return taken;
    },
  };
}
export type Guesses = ReturnType<typeof createGuesses>;
