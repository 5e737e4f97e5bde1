const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request may change something with this browser's cookies: browsers name the origin of every such request; a
 * client that names none carries no cookies that it did not choose itself.
 */
export function mayChangeState(request: Request, appOrigin: string): boolean {
  if (safeMethods.has(request.method)) return true;
  const origin = request.headers.get('origin');
  if (origin !== null) return origin === appOrigin;
  const site = request.headers.get('sec-fetch-site');
  return site === null || site === 'same-origin' || site === 'none';
}
