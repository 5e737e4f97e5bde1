import type { Database } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { attemptFrom, type Attempts, attemptsOfCode } from '../rate-limits/attempts.ts';
import { type Challenges, mostTries } from './challenges.ts';
import { noticeMail } from '../emails/notice-mail.ts';
import type { Session } from '../policy.ts';
import { type Proof, proveItIsThem, type ProofSetting } from './reauthenticate.ts';
import { drawQrCode, type QrSquare } from './qr-square.ts';
import type { FactorOutcome, NewFactor, SecondFactors } from './second-factors.ts';
import type { Caller, Sessions } from '../sessions/sessions.ts';

/** The second factor: enrolling, being asked for it, and getting rid of it. */
export interface SecondFactorVerbs {
  /** Whether this browser has shown one way in and is asked for the second factor. */
  isChallenged(caller: Caller): Promise<boolean>;
  /** @throws {Problem} SECOND_FACTOR_WRONG, SECOND_FACTOR_USED, CHALLENGE_OVER, TOO_MANY_REQUESTS. */
  verifySecondFactor(caller: Caller, code: string): Promise<Session>;
  /**
   * Takes the password, and an account without one has to get one first: whoever holds a session alone could otherwise
   * lock its person out with an app of their own.
   * @throws {Problem} SECOND_FACTOR_ON and those of `proveItIsThem`.
   */
  draftSecondFactor(
    caller: Caller,
    session: Session,
    proof: Pick<Proof, 'password'>,
  ): Promise<NewFactor & { qr: QrSquare }>;
  /** Ends every other session of the account. @returns backup codes. @throws {Problem} SECOND_FACTOR_WRONG, SECOND_FACTOR_ON. */
  confirmSecondFactor(caller: Caller, session: Session, code: string): Promise<string[]>;
  /**
   * Takes a code of the app or a backup code: the password alone must not make codes that stand in for the app's.
   * @throws {Problem} SECOND_FACTOR_OFF and those of `proveItIsThem`.
   */
  renewBackupCodes(caller: Caller, session: Session, code: string): Promise<string[]>;
  /** Takes a code likewise. @throws {Problem} SECOND_FACTOR_OFF and those of `proveItIsThem`. */
  removeSecondFactor(caller: Caller, session: Session, code: string): Promise<void>;
}

interface Setting extends ProofSetting {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly attempts: Attempts;
  readonly factors: SecondFactors;
  readonly challenges: Challenges;
  readonly sessions: Pick<Sessions, 'startWithSecondFactor' | 'endOthers'>;
}

export function createSecondFactorVerbs(setting: Setting): SecondFactorVerbs {
  const { db, jobs, attempts, factors, challenges, sessions } = setting;

  /** Passes the challenge with the code, or spends neither. */
  async function tryToPass(challenge: { id: string; userId: string }, code: string): Promise<FactorOutcome> {
    return db.transaction(async (tx) => {
      const outcome = await factors.use(tx, challenge.userId, code);
      if (outcome === 'right' && !(await challenges.pass(tx, challenge.id)))
        throw new Problem('CHALLENGE_OVER');
      return outcome;
    });
  }

  async function requireOn(userId: string): Promise<void> {
    if ((await factors.read(db, userId)) === null) throw new Problem('SECOND_FACTOR_OFF');
  }

  return {
    isChallenged: (caller) => challenges.isPending(caller),

    async verifySecondFactor(caller, code) {
      const fromHere = attemptFrom('code', caller.clientAddress);
      await attempts.take(fromHere);
      const challenge = await challenges.countTry(caller);
      if (!challenge) {
        challenges.forget(caller);
        throw new Problem('CHALLENGE_OVER');
      }
      const wanted = [fromHere, ...attemptsOfCode(challenge.userId)];
      await attempts.take(...wanted.slice(1));
      const outcome = await tryToPass(challenge, code);
      if (outcome !== 'right') {
        if (challenge.tries >= mostTries) throw new Problem('CHALLENGE_OVER');
        throw new Problem(outcome === 'used' ? 'SECOND_FACTOR_USED' : 'SECOND_FACTOR_WRONG');
      }
      await attempts.giveBack(wanted.map(({ key }) => key));
      challenges.forget(caller);
      const session = await sessions.startWithSecondFactor(caller, challenge.userId);
      if (!session) throw new Problem('CHALLENGE_OVER');
      return session;
    },

    async draftSecondFactor(caller, session, { password }) {
      await proveItIsThem(setting, caller, session, { password });
      const drafted = await factors.draft(db, session);
      return { ...drafted, qr: await drawQrCode(drafted.uri) };
    },

    async confirmSecondFactor(caller, session, code) {
      const wanted = [attemptFrom('code', caller.clientAddress), ...attemptsOfCode(session.userId)];
      await attempts.take(...wanted);
      const backupCodes = await db.transaction(async (tx) => {
        const made = await factors.confirm(tx, session.userId, code);
        await jobs.enqueue(tx, noticeMail, noticeTo(session, 'second-factor-on'));
        return made;
      });
      await attempts.giveBack(wanted.map(({ key }) => key));
      await sessions.endOthers(caller);
      return backupCodes;
    },

    async renewBackupCodes(caller, session, code) {
      await requireOn(session.userId);
      await proveItIsThem(setting, caller, session, { code });
      return db.transaction((tx) => factors.renewBackupCodes(tx, session.userId));
    },

    async removeSecondFactor(caller, session, code) {
      await requireOn(session.userId);
      await proveItIsThem(setting, caller, session, { code });
      await db.transaction(async (tx) => {
        if (!(await factors.remove(tx, session.userId))) throw new Problem('SECOND_FACTOR_OFF');
        await jobs.enqueue(tx, noticeMail, noticeTo(session, 'second-factor-off'));
      });
    },
  };
}

function noticeTo({ email, firstName }: Session, kind: 'second-factor-on' | 'second-factor-off') {
  return { kind, to: email, firstName } as const;
}
