const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * CSRF check by `Origin` and `Sec-Fetch-Site`, which browsers send with every state-changing request; a client without them is
 * no browser and has no ambient cookies.
 */
export function mayChangeState(request: Request, appOrigin: string): boolean {
  if (safeMethods.has(request.method)) return true;
  const origin = request.headers.get('origin');
  if (origin !== null) return origin === appOrigin;
  const site = request.headers.get('sec-fetch-site');
  return site === null || site === 'same-origin' || site === 'none';
}
