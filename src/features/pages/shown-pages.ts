import { and, isNull } from 'drizzle-orm';
import { profiles } from '../account/tables.ts';

/** Of a profile: its live page may be shown, as neither the page was taken down nor the account suspended. */
export const isShown = and(isNull(profiles.takenDownAt), isNull(profiles.suspendedAt));
