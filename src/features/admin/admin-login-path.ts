import { createHash, timingSafeEqual } from 'node:crypto';
import { ConfigError } from '../../platform/env/config-error.ts';

/** First segments of other paths; `ADMIN_PATH` has at least eight letters. */
export const takenPaths = [
  'services',
  'thank-you',
  'promotion',
  'directory',
  'dashboard',
  'disclaimers',
  'edit-landing',
  'statistics',
  'update-password',
  'test-cloudflare',
  'favicon.ico',
  'robots.txt',
] as const;

/**
 * The hidden admin login's path is compared here, on the server, and is in no route table.
 * @param adminPath one segment, without a slash.
 * @returns whether a path is exactly that of the hidden admin login.
 * @throws {ConfigError} when a page has that path already.
 */
export function createAdminLoginPath(adminPath: string): (pathname: string) => boolean {
  if (takenPaths.some((taken) => taken === adminPath.toLowerCase())) {
    throw new ConfigError(
      'ADMIN_PATH cannot be used: a page of the product has this path. Choose another one.',
    );
  }
  const expected = digest(`/${adminPath}`);
  return (pathname) => timingSafeEqual(expected, digest(pathname));
}

/** Of equal length, for a constant-time comparison. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
