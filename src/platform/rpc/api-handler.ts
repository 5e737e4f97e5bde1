import { OpenAPIHandler } from '@orpc/openapi/fetch';
import type { Router } from '@orpc/server';
import type { AnyContractRouter } from '@orpc/contract';
import type { RequestContext } from './context.ts';
import { replyWithProblems } from './problems.ts';
import { logSecurityEvents } from './security-log.ts';

/** Every endpoint of the service, whatever its feature. */
export type ApiRouter = Router<AnyContractRouter, RequestContext>;

/** When a client may ask again, where an endpoint has answered 503. */
const retryAfterInSeconds = '30';

/**
 * Serves a router under `/api`.
 * @returns a function that answers a request, or null when no endpoint has its method and path.
 */
export function createApiHandler(router: ApiRouter) {
  const handler = new OpenAPIHandler(router, {
    clientInterceptors: [(call) => logSecurityEvents(call), (call) => replyWithProblems(call)],
  });
  return async (request: Request, context: RequestContext): Promise<Response | null> => {
    const { matched, response } = await handler.handle(request, { prefix: '/api', context });
    if (!matched) return null;
    for (const [name, value] of context.replyHeaders) response.headers.append(name, value);
    if (response.status === 503) response.headers.set('Retry-After', retryAfterInSeconds);
    return response;
  };
}
