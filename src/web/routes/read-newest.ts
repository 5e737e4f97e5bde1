import type { PageRequest } from '../page/page-request.ts';

/** The newest coins, for a screen that can do without them. */
export function readNewest(api: PageRequest['api']) {
  return api.directory.latest().catch(() => []);
}
