import { createHash, timingSafeEqual } from 'node:crypto';
import { ConfigError } from '../../platform/env/config-error.ts';

/** Whether a page's path is the hidden door's, exactly. */
export type IsDoor = (pathname: string) => boolean;

/** First parts of paths that something else answers. Shorter ones than eight letters cannot be a door. */
export const takenPaths = [
  'services',
  'thank-you',
  'promotion',
  'directory',
  'dashboard',
  'disclaimers',
  'edit-landing',
  'update-password',
  'test-cloudflare',
  'favicon.ico',
  'robots.txt',
] as const;

/**
 * The way in for admins, at a path that nothing names: it is compared here, on the server, and is in no route table.
 * @param adminPath one segment, without a slash.
 * @throws {ConfigError} when a page has that path already.
 */
export function createDoor(adminPath: string): IsDoor {
  if (takenPaths.some((taken) => taken === adminPath.toLowerCase())) {
    throw new ConfigError(
      'ADMIN_PATH cannot be used: a page of the product has this path. Choose another one.',
    );
  }
  const door = digest(`/${adminPath}`);
  return (pathname) => timingSafeEqual(door, digest(pathname));
}

/** Of equal length whatever is asked for, so that comparing tells nothing. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
