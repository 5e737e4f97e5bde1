import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Caller } from '../../../platform/rpc/context.ts';
import type { RoomDeps } from '../sessions/room-deps.ts';
import { verifications } from '../sessions/tables.ts';
import { hashOf, newToken } from '../secrets/tokens.ts';
import { SocialFailure } from './failure.ts';

/** Time to sign in at the provider. */
const lifetimeInSeconds = 10 * 60;

const flow = z.object({
  provider: z.string(),
  /** The secret half of PKCE. */
  codeVerifier: z.string(),
  /** Whose account is to be linked; null: somebody signs in. */
  linkTo: z.string().nullable(),
  /** A path of ours, where the browser goes once somebody is signed in; null: where every sign-in leads. */
  redirectTo: z.string().nullable(),
  /** Keys of `attempts` to refund on success. */
  attemptKeys: z.array(z.string()),
  /** See `sessions/browser.ts`. */
  browser: z.string(),
});

/** One round trip to a provider. */
export type Flow = Omit<z.infer<typeof flow>, 'browser'>;

/** Flows are rows, found by the hash of their `state`. */
export function createFlows({ db, now, browsers }: Pick<RoomDeps, 'db' | 'now' | 'browsers'>) {
  return {
    /** Starts a flow, bound to this browser by a cookie. @returns the `state` for the provider. */
    async begin(caller: Caller, begun: Flow) {
      const state = newToken();
      await db.insert(verifications).values({
        identifier: identifierOf(state),
        value: JSON.stringify({ ...begun, browser: browsers.ensure(caller) } satisfies z.input<typeof flow>),
        expiresAt: new Date(now().getTime() + lifetimeInSeconds * 1000),
      });
      return state;
    },

    /**
     * Ends a flow; of two concurrent calls one succeeds.
     * @throws {SocialFailure} stale: never begun, used, or begun in another browser or with another provider; expired.
     */
    async end(caller: Caller, provider: string, state: string): Promise<Flow> {
      const [row] = await db
        .delete(verifications)
        .where(eq(verifications.identifier, identifierOf(state)))
        .returning({ value: verifications.value, expiresAt: verifications.expiresAt });
      if (!row) throw new SocialFailure('stale');
      const { browser, ...begun } = flow.parse(JSON.parse(row.value));
      if (browsers.read(caller) !== browser || begun.provider !== provider) throw new SocialFailure('stale');
      if (row.expiresAt <= now()) throw new SocialFailure('expired');
      return begun;
    },
  };
}

function identifierOf(state: string): string {
  return `social:${hashOf(state)}`;
}
