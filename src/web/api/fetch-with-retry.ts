import { isOffline } from './is-offline.ts';

const passing = new Set([502, 503, 504]);
const idempotentMethods = new Set(['GET', 'HEAD', 'PUT', 'DELETE']);
const pausesInMs = [200, 800];

/**
 * `fetch` that tries an idempotent call again on 502, 503 and 504, and when nothing answers though there is a network: twice at most
 * (specification, section 8).
 */
export async function fetchWithRetry(
  request: Request,
  init?: RequestInit,
  isIdempotent = idempotentMethods.has(request.method),
): Promise<Response> {
  for (const pause of isIdempotent ? pausesInMs : []) {
    const response = await fetch(request.clone(), init).catch((error: unknown) => {
      if (!mayPass(error)) throw error;
      return null;
    });
    if (response !== null && (!passing.has(response.status) || isBusy(request, response))) return response;
    await new Promise((done) => setTimeout(done, pause));
  }
  return fetch(request, init);
}

/** The service itself says when to come back with more work. */
function isBusy({ method }: Request, { headers }: Response): boolean {
  return method === 'POST' && headers.has('retry-after');
}

/** A `TypeError` is a connection that broke; offline the next try breaks too, and who aborted wants none. */
function mayPass(error: unknown): boolean {
  return error instanceof TypeError && !isOffline();
}

/**
 * Lets React Router's own requests, data of the next page and its table of routes, be retried too: it takes `fetch` from the window
 * and has no setting for it.
 */
export function retryNavigations(scope: Pick<typeof globalThis, 'fetch' | 'location'> = globalThis): void {
  const direct = scope.fetch.bind(scope);
  scope.fetch = (target, init) =>
    isNavigation(target, init, scope.location.origin)
      ? fetchWithRetry(new Request(target, init))
      : direct(target, init);
}

/** React Router asks with a `URL` of its own; the API client with a `Request`, which `fetchWithRetry` has had already. */
function isNavigation(target: RequestInfo | URL, init: RequestInit | undefined, origin: string): boolean {
  if (!(target instanceof URL) || target.origin !== origin || (init?.method ?? 'GET') !== 'GET') return false;
  return target.pathname.endsWith('.data') || target.pathname === '/__manifest';
}
