import type { Database } from '../../platform/db/database.ts';
import type { CloudflareSettings } from '../../platform/env/cloudflare-settings.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { createLimit } from '../../platform/limits/limit.ts';
import { requireAdmin } from '../account/policy.ts';
import type { Actor, Audit } from '../admin/audit.ts';
import { askCloudflare } from './ask-cloudflare.ts';

export const connectivityTimeInMs = 10_000;
const testsPerAdmin = { max: 30, windowInMs: 10 * 60_000 };

interface Deps {
  readonly db: Database;
  readonly audit: Audit;
  readonly cloudflare: CloudflareSettings;
  readonly timeLimitInMs: number;
  readonly now: () => Date;
}

export function createConnectivity({ db, audit, cloudflare, timeLimitInMs, now }: Deps) {
  const limit = createLimit({ ...testsPerAdmin, now: () => now().getTime() });
  return {
    /** Tests the operator's Cloudflare settings; audited. @throws {Problem} FORBIDDEN, TOO_MANY_REQUESTS. */
    async testCloudflare(actor: Actor) {
      requireAdmin(actor.session);
      if (!limit.take(actor.session.userId)) throw new Problem('TOO_MANY_REQUESTS');
      const result = await askCloudflare(cloudflare, timeLimitInMs);
      const detail = result.success ? 'Cloudflare: Success' : `Cloudflare: Failed, ${result.error}`;
      await audit.record(db, actor, { action: 'connection-tested', detail });
      return result;
    },
  };
}
export type Connectivity = ReturnType<typeof createConnectivity>;
