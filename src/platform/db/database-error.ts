/**
 * Why the database cannot be used. `message` is one line that says what is wrong and what to do next, and carries no
 * password; a start that fails with it prints it and ends.
 */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
  readonly code: DatabaseErrorCode;

  constructor(code: DatabaseErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

export type DatabaseErrorCode =
  /** The server of `DATABASE_URL` does not answer or does not let us in. */
  | 'UNREACHABLE'
  /** Older than PostgreSQL 15, or a database that is not UTF-8. */
  | 'UNSUPPORTED_SERVER'
  /** `DATABASE_URL` is not a PostgreSQL address. */
  | 'INVALID_URL'
  /** The generated SQL is missing or was refused; nothing of it was kept. */
  | 'MIGRATION_FAILED'
  /** No binaries for this machine, or it cannot run them. */
  | 'NO_BINARIES'
  /** The disk of the private PostgreSQL has no room. */
  | 'DISK_FULL'
  /** `DATA_DIR` cannot be made or written. */
  | 'DATA_DIR_UNUSABLE'
  /** The private database belongs to another user, folder or PostgreSQL version. */
  | 'FOREIGN_DATABASE'
  /** No unprivileged user to run the private PostgreSQL as. */
  | 'NO_ACCOUNT'
  /** The private PostgreSQL could not be made or started; the message ends with its own reason. */
  | 'START_FAILED';
