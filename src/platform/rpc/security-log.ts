import { ORPCError } from '@orpc/server';
import { z } from 'zod';
import { networkOf } from '../limits/limit.ts';
import type { RequestContext } from './context.ts';

interface Call<Output> {
  readonly context: RequestContext;
  readonly path: readonly string[];
  readonly procedure: { readonly '~orpc': { readonly route: { readonly method?: string | undefined } } };
  next(): Promise<Output>;
}

/** Whose calls that change something are security events: signing in and up, ways in, what admins do, reports of pages. */
const watched = new Set(['account', 'admin', 'reports']);

/** What only says that a form is to be filled in better. */
const formRefusals = new Set(['INVALID_INPUT', 'BAD_REQUEST']);

const somebody = z.object({ userId: z.string() });

interface SecurityEvent {
  readonly event: string;
  /** `ok`, or the code of the refusal. */
  readonly outcome: string;
  readonly userId: string | null;
}

/** Logs one security event with the network it came from; never an address, a password or a token. */
export function logSecurityEvent(
  { log, clientAddress }: Pick<RequestContext, 'log' | 'clientAddress'>,
  event: SecurityEvent,
): void {
  const line = { ...event, network: networkOf(clientAddress) };
  if (event.outcome === 'ok') log.info(line, 'security event');
  else log.warn(line, 'security event');
}

/** Logs the calls of endpoints that are security events, with whose account they concern where that is known, and refused authorisation. */
export async function logSecurityEvents<Output>(call: Call<Output>): Promise<Output> {
  const { context, path, procedure } = call;
  const [area = ''] = path;
  const event = path.join('.');
  const isWatched = watched.has(area) && procedure['~orpc'].route.method !== 'GET';
  try {
    const output = await call.next();
    if (isWatched) {
      const userId = somebody.safeParse(output).data?.userId ?? context.actor.userId;
      logSecurityEvent(context, { event, outcome: 'ok', userId });
    }
    return output;
  } catch (error) {
    const outcome = error instanceof ORPCError ? String(error.code) : 'INTERNAL_SERVER_ERROR';
    if (outcome === 'FORBIDDEN' || (isWatched && !formRefusals.has(outcome)))
      logSecurityEvent(context, { event, outcome, userId: context.actor.userId });
    throw error;
  }
}
