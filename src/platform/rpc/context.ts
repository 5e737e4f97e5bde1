import type { Log } from '../log/log.ts';

export interface RequestContext {
  readonly requestId: string;
  /** The visitor's IP address; a forwarded one only from a trusted proxy. */
  readonly clientAddress: string;
  readonly request: Request;
  /** Headers that the reply will carry, e.g. `Set-Cookie`. */
  readonly replyHeaders: Headers;
  /** Carries the request id. */
  readonly log: Log;
  /** Who is signed in, once an endpoint has asked. */
  readonly actor: { userId: string | null };
}

/** What a service must know of the request, and where it sets its cookies. */
export type Caller = Pick<RequestContext, 'requestId' | 'request' | 'clientAddress' | 'replyHeaders'>;
