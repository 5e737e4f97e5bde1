import { oc } from '@orpc/contract';
import { z } from 'zod';

/** One refused field: `path` as in the input (`coinName`, `items.0.text`), `message` the specified sentence. */
export const fieldIssue = z.object({ path: z.string(), message: z.string() });
export type FieldIssue = z.infer<typeof fieldIssue>;

export interface EndpointMeta {
  /** A POST that changes nothing more when it comes twice, or that carries a key by which it is known: a client sends it again when no answer came. */
  readonly isRepeatable?: boolean;
}

/**
 * The outcomes that any endpoint may have. A contract starts from `endpoint` and adds its own typed errors, its route,
 * its input (`z.strictObject`: an unknown field is refused) and its output.
 */
export const endpoint = oc.$meta<EndpointMeta>({}).errors({
  INVALID_INPUT: {
    status: 422,
    message: 'Please check the fields that are marked.',
    data: z.object({ issues: z.array(fieldIssue) }),
  },
  SIGNED_OUT: { status: 401, message: 'Please sign in to access this page' },
  FORBIDDEN: { status: 403, message: 'This belongs to another account.' },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: 'That was too often. Please wait a few minutes and try again.',
  },
  BUSY: { status: 503, message: 'Very much is going on here right now. Please try again in a minute.' },
});

/** An endpoint that reads. @param summary for the description of the API. */
export const get = (path: `/${string}`, summary: string) => endpoint.route({ method: 'GET', path, summary });
/** An endpoint that changes something. */
export const post = (path: `/${string}`, summary: string) =>
  endpoint.route({ method: 'POST', path, summary });

/** Input of an endpoint about one account, which must be the session's. */
export const ofAccount = z.strictObject({ userId: z.string().min(1).max(64) });
