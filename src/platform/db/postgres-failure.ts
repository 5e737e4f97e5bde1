import { codeOf } from '../errors/system-error.ts';

/**
 * The server's refusal inside `error` or one of its causes (Drizzle wraps what `pg` throws); null for anything else.
 * @returns the SQLSTATE, e.g. `23505` for a unique violation, and the violated constraint's name, where there is one.
 */
export function postgresFailure(error: unknown) {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (/^[0-9A-Z]{5}$/.test(codeOf(cause)) && 'severity' in cause) {
      const constraint =
        'constraint' in cause && typeof cause.constraint === 'string' ? cause.constraint : null;
      return { sqlState: codeOf(cause), constraint };
    }
  }
  return null;
}

/** Whether `error` is a unique violation of the constraint or index of this name. */
export function violatesUnique(error: unknown, constraint: string): boolean {
  const failure = postgresFailure(error);
  return failure?.sqlState === '23505' && failure.constraint === constraint;
}
