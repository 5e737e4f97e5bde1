import { query } from '../../../../web/api/query.ts';

/** A version as it was at one save. */
export interface VersionState {
  readonly number: number;
  /** ISO 8601. */
  readonly savedAt: string;
}

/** Reads a version once: edits in a row are one version, which changes with each save. */
export function versionQuery(userId: string, { number, savedAt }: VersionState) {
  const input = { userId, number };
  const queryKey = [...query.studio.revision.queryKey({ input }), savedAt] as const;
  return { ...query.studio.revision.queryOptions({ input, staleTime: Infinity }), queryKey };
}
