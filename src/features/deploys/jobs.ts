import type { Database } from '../../platform/db/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log/log.ts';
import type { EmailSettings } from '../../platform/mail/email-page.tsx';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { markDuplicates, markDuplicatesJob } from './duplicates/duplicates.ts';
import { removeUnusedFiles, removeUnusedFilesJob } from './files/remove-unused-files.ts';
import { liveMail, sendLiveMail } from './mail/live-mail.ts';
import type { RenderLivePage } from './render-live.ts';

interface Deps extends EmailSettings {
  readonly db: Database;
  readonly storage: Storage;
  readonly render: RenderLivePage;
  readonly mail: Mail;
  readonly log: Log;
  readonly now: () => Date;
}

/** What follows a deploy, and what is cleaned up each night. */
export function registerDeployJobs(jobs: Jobs, deps: Deps): void {
  jobs.register(markDuplicatesJob, ({ data }) => markDuplicates(data.likeness, deps));
  jobs.register(liveMail, (job) => sendLiveMail(deps, job));
  jobs.cleanUp(removeUnusedFilesJob, '40 3 * * *', () => removeUnusedFiles(deps));
}
