import type { Database } from '../../../platform/db/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Attempts } from '../rate-limits/attempts.ts';
import type { Passwords } from '../secrets/passwords.ts';
import type { Browsers } from './browser.ts';
import type { KnownBrowsers } from './known-browsers.ts';
import type { Sessions } from './sessions.ts';

/** What the rooms that stand on sessions work with. */
export interface RoomDeps {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly now: () => Date;
  readonly attempts: Attempts;
  readonly browsers: Browsers;
  readonly knownBrowsers: KnownBrowsers;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  /** As `PASSWORD_CHECK` says. @throws {Problem} PASSWORD_KNOWN. */
  readonly checkPassword: (password: string) => Promise<void>;
  /** Lower case. */
  readonly adminEmails: readonly string[];
}
