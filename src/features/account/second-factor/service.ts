import { Problem } from '../../../platform/errors/problem.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { attemptFrom, attemptsOfCode } from '../rate-limits/attempts.ts';
import { type Challenges, mostTries } from './challenges.ts';
import { noticeMail, noticeTo } from '../emails/notice-mail.ts';
import type { Session } from '../policy.ts';
import { type Proof, reauthenticate, type ReauthenticationDeps } from './reauthenticate.ts';
import { drawQrCode } from './qr-code.ts';
import type { FactorOutcome, SecondFactors } from './second-factors.ts';
import type { Caller, Sessions } from '../sessions/sessions.ts';

interface Deps extends ReauthenticationDeps {
  readonly jobs: Jobs;
  readonly factors: SecondFactors;
  readonly challenges: Challenges;
  readonly sessions: Pick<Sessions, 'startWithSecondFactor' | 'endOthers'>;
}

/** The second factor: enrolling, verifying, turning off. */
export function createSecondFactorVerbs(deps: Deps) {
  const { db, jobs, attempts, factors, challenges, sessions } = deps;

  /** Spends code and challenge together, or neither. */
  async function tryToPass(challenge: { id: string; userId: string }, code: string): Promise<FactorOutcome> {
    return db.transaction(async (tx) => {
      const outcome = await factors.use(tx, challenge.userId, code);
      if (outcome === 'right' && !(await challenges.pass(tx, challenge.id)))
        throw new Problem('CHALLENGE_OVER');
      return outcome;
    });
  }

  async function requireOn(userId: string): Promise<void> {
    if (!(await factors.isOn(db, userId))) throw new Problem('SECOND_FACTOR_OFF');
  }

  return {
    /** Whether a sign-in of this browser waits for its second factor. */
    isChallenged: (caller: Caller) => challenges.isPending(caller),

    /** @throws {Problem} SECOND_FACTOR_WRONG, SECOND_FACTOR_USED, CHALLENGE_OVER, ACCOUNT_SUSPENDED, TOO_MANY_REQUESTS. */
    async verifySecondFactor(caller: Caller, code: string) {
      const taken = await attempts.take(attemptFrom('code', caller.clientAddress));
      const challenge = await challenges.countTry(caller);
      if (!challenge) {
        challenges.clearCookie(caller);
        throw new Problem('CHALLENGE_OVER');
      }
      taken.push(...(await attempts.take(...attemptsOfCode(challenge.userId))));
      const outcome = await tryToPass(challenge, code);
      if (outcome !== 'right') {
        if (challenge.tries >= mostTries) throw new Problem('CHALLENGE_OVER');
        throw new Problem(outcome === 'used' ? 'SECOND_FACTOR_USED' : 'SECOND_FACTOR_WRONG');
      }
      await attempts.refund(taken);
      challenges.clearCookie(caller);
      const session = await sessions.startWithSecondFactor(caller, challenge.userId);
      if (!session) throw new Problem('CHALLENGE_OVER');
      return session;
    },

    /**
     * Takes the password, which must exist: a stolen session alone could otherwise lock the owner out.
     * @throws {Problem} SECOND_FACTOR_ON and those of `reauthenticate`.
     */
    async draftSecondFactor(caller: Caller, session: Session, { password }: Pick<Proof, 'password'>) {
      await reauthenticate(deps, caller, session, { password });
      const drafted = await factors.draft(db, session);
      return { ...drafted, qr: await drawQrCode(drafted.uri) };
    },

    /** Ends every other session of the account. @returns backup codes. @throws {Problem} SECOND_FACTOR_WRONG, SECOND_FACTOR_ON. */
    async confirmSecondFactor(caller: Caller, session: Session, code: string) {
      const taken = await attempts.take(
        attemptFrom('code', caller.clientAddress),
        ...attemptsOfCode(session.userId),
      );
      const backupCodes = await db.transaction(async (tx) => {
        const made = await factors.confirm(tx, session.userId, code);
        await jobs.enqueue(tx, noticeMail, noticeTo(session, 'second-factor-on'));
        return made;
      });
      await attempts.refund(taken);
      await sessions.endOthers(caller);
      return backupCodes;
    },

    /**
     * Takes a code of the app or a backup code: a password alone must not replace the second factor.
     * @throws {Problem} SECOND_FACTOR_OFF and those of `reauthenticate`.
     */
    async renewBackupCodes(caller: Caller, session: Session, code: string) {
      await requireOn(session.userId);
      await reauthenticate(deps, caller, session, { code });
      return db.transaction((tx) => factors.renewBackupCodes(tx, session.userId));
    },

    /** Takes a code, too. @throws {Problem} SECOND_FACTOR_OFF and those of `reauthenticate`. */
    async removeSecondFactor(caller: Caller, session: Session, code: string) {
      await requireOn(session.userId);
      await reauthenticate(deps, caller, session, { code });
      await db.transaction(async (tx) => {
        if (!(await factors.remove(tx, session.userId))) throw new Problem('SECOND_FACTOR_OFF');
        await jobs.enqueue(tx, noticeMail, noticeTo(session, 'second-factor-off'));
      });
    },
  };
}
export type SecondFactorVerbs = ReturnType<typeof createSecondFactorVerbs>;
