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

/**
 * Logs one line for each security event, with what it was, how it ended, whose account it concerns where that is known, and the network
 * it came from; never an address, a password or a token. Refused authorisation is one, whatever the endpoint.
 */
export async function logSecurityEvents<Output>(call: Call<Output>): Promise<Output> {
  const { context, path, procedure } = call;
  const [area = ''] = path;
  const isWatched = watched.has(area) && procedure['~orpc'].route.method !== 'GET';
  const event = (outcome: string, userId: string | null) => ({
    event: path.join('.'),
    outcome,
    userId,
    network: networkOf(context.clientAddress),
  });
  try {
    const output = await call.next();
    const userId = somebody.safeParse(output).data?.userId ?? context.actor.userId;
    if (isWatched) context.log.info(event('ok', userId), 'security event');
    return output;
  } catch (error) {
    const code = error instanceof ORPCError ? String(error.code) : 'INTERNAL_SERVER_ERROR';
    if (code === 'FORBIDDEN' || (isWatched && !formRefusals.has(code))) {
      context.log.warn(event(code, context.actor.userId), 'security event');
    }
    throw error;
  }
}
