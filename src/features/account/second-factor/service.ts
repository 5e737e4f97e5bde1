import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import { Problem, problemOf } from '../../../platform/errors/problem.ts';
import type { Caller } from '../../../platform/rpc/context.ts';
import type { Codes } from '../codes/codes.ts';
import { noticeMail, noticeTo } from '../emails/notices.ts';
import type { Session } from '../policy.ts';
import { attemptsOfProof } from '../rate-limits/attempts.ts';
import { passwordOf, signInStateOf } from '../sessions/credentials.ts';
import type { RoomDeps } from '../sessions/room-deps.ts';
import type { CurrentSession } from '../sessions/sessions.ts';
import { sessions as sessionRows } from '../sessions/tables.ts';
import { type Challenges, mostTries } from './challenges.ts';
import { drawQrCode } from './qr-code.ts';
import type { SecondFactors } from './second-factors.ts';

interface Deps extends RoomDeps {
  readonly codes: Codes;
  readonly factors: SecondFactors;
  readonly challenges: Challenges;
  readonly undoing: {
    /** Mails a link that turns the second factor off again. */
    offer(tx: Transaction, session: Session): Promise<void>;
    /** Ends such links. */
    end(tx: Transaction, session: Session): Promise<void>;
  };
}

/** The password, or the code of a mail; and a code of the app or a backup code where the second factor is on. */
interface Shown {
  readonly password?: string | undefined;
  readonly token?: string | undefined;
  readonly code?: string | undefined;
}

/** The second factor: enrolling, verifying, turning off; and the proof before a sensitive change, which takes it. */
export function createSecondFactorVerbs(deps: Deps) {
  const {
    db,
    jobs,
    attempts,
    browsers,
    knownBrowsers,
    codes,
    factors,
    challenges,
    passwords,
    sessions,
    undoing,
    now,
  } = deps;

  async function requirePassword(userId: string, password: string): Promise<void> {
    const hash = await passwordOf(db, userId);
    if (hash === null || !(await passwords.verify({ hash, password }))) throw new Problem('PASSWORD_WRONG');
  }

  function challengeOver(caller: Caller): Problem {
    challenges.clearCookie(caller);
    return new Problem('CHALLENGE_OVER');
  }

  return {
    /**
     * Marks this browser's session as proven; failures are counted per account and per client address.
     * @throws {Problem} PASSWORD_WRONG, CODE_WRONG, CODE_EXPIRED, CODE_USED, CODE_VOID, SECOND_FACTOR_WRONG, SECOND_FACTOR_USED,
     * TOO_MANY_REQUESTS.
     */
    async prove(caller: Caller, session: CurrentSession, { password = '', token, code = '' }: Shown) {
      const { id, userId, email } = session;
      const who = await knownBrowsers.requester(caller, userId);
      const taken = await attempts.take(...attemptsOfProof(who, userId));
      if (token === undefined) await requirePassword(userId, password);
      const refusal = await db.transaction(async (tx) => {
        if (token !== undefined) {
          const browser = browsers.read(caller) ?? '';
          const target = { type: 'proof', target: email, browser, userId } as const;
          const used = await codes.use(tx, target, token).catch(asProblem);
          // Committed: a wrong try counts. A right code is spent together with that of the second factor, or not at all.
          if (used instanceof Problem) return used;
          taken.push(...used.attemptKeys);
        }
        if (await factors.isOn(tx, userId)) await factors.use(tx, userId, code);
        await tx.update(sessionRows).set({ provenAt: now() }).where(eq(sessionRows.id, id));
        return null;
      });
      if (refusal) throw refusal;
      await attempts.refund(taken);
    },

    /** What a sign-in of this browser waits for, and what it is told if it was signed in to an account that is suspended now. */
    readChallenge: async (caller: Caller) => ({
      isPending: (await challenges.userOf(caller)) !== null,
      suspended: await sessions.readSuspended(caller),
    }),

    /** @throws {Problem} SECOND_FACTOR_WRONG, SECOND_FACTOR_USED, CHALLENGE_OVER, ACCOUNT_SUSPENDED, TOO_MANY_REQUESTS. */
    async verify(caller: Caller, code: string) {
      const userId = await challenges.userOf(caller);
      if (userId === null) throw challengeOver(caller);
      const who = await knownBrowsers.requester(caller, userId);
      // Before the try: a refusal for the account's sake costs this sign-in nothing.
      const taken = await attempts.take(...attemptsOfProof(who, userId));
      const challenge = await challenges.countTry(caller);
      if (!challenge) throw challengeOver(caller);
      const { id, tries } = challenge;
      const state = await signInStateOf(db, userId);
      // Spends code and challenge together, or neither.
      const refusal = await db
        .transaction(async (tx) => {
          await factors.use(tx, userId, code);
          if (!(await challenges.pass(tx, id))) throw new Problem('CHALLENGE_OVER');
        })
        .catch(asProblem);
      if (refusal) throw tries >= mostTries ? new Problem('CHALLENGE_OVER') : refusal;
      await attempts.refund(taken);
      challenges.clearCookie(caller);
      const session = await sessions.startWithSecondFactor(caller, userId, state);
      if (!session) throw new Problem('CHALLENGE_OVER');
      return session;
    },

    /** @throws {Problem} SECOND_FACTOR_ON. */
    async draft(session: CurrentSession) {
      const drafted = await factors.draft(db, session);
      return { ...drafted, qr: await drawQrCode(drafted.uri) };
    },

    /** Ends every other session of the account. @returns backup codes. @throws {Problem} SECOND_FACTOR_WRONG, SECOND_FACTOR_ON, SECOND_FACTOR_ELSEWHERE. */
    async confirm(caller: Caller, session: CurrentSession, code: string) {
      const who = await knownBrowsers.requester(caller, session.userId);
      const taken = await attempts.take(...attemptsOfProof(who, session.userId));
      const backupCodes = await db.transaction(async (tx) => {
        await sessions.hold(tx, session);
        const made = await factors.confirm(tx, session, code);
        await sessions.endAll(tx, session.userId, session);
        // Whoever knew the password once could keep the owner out with a factor of their own.
        await undoing.offer(tx, session);
        return made;
      });
      await attempts.refund(taken);
      return backupCodes;
    },

    /** @throws {Problem} SECOND_FACTOR_OFF. */
    async renewBackupCodes(session: CurrentSession) {
      return db.transaction(async (tx) => {
        await sessions.hold(tx, session);
        if (!(await factors.isOn(tx, session.userId))) throw new Problem('SECOND_FACTOR_OFF');
        await jobs.enqueue(tx, noticeMail, noticeTo(session, 'backup-codes-renewed'));
        return factors.renewBackupCodes(tx, session.userId);
      });
    },

    /** @throws {Problem} SECOND_FACTOR_OFF. */
    async remove(session: CurrentSession) {
      await db.transaction(async (tx) => {
        await sessions.hold(tx, session);
        if (!(await factors.remove(tx, session.userId))) throw new Problem('SECOND_FACTOR_OFF');
        await undoing.end(tx, session);
        await jobs.enqueue(tx, noticeMail, noticeTo(session, 'second-factor-off'));
      });
    },
  };
}

function asProblem(error: unknown): Problem {
  const problem = problemOf(error);
  if (problem) return problem;
  throw error;
}
