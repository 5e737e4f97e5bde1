/** A place for whole files that are written once, read often and never changed. */
export interface Storage {
  /**
   * Keeps a file for good before it returns; never overwrites.
   * @param key such as `main_images/temp/4f0c….webp`; see `isStorageKey`.
   * @param contentType must be the one that the key's extension stands for (see `contentTypeOf`).
   * @throws {StorageError} `TAKEN`, `FULL` or `UNREACHABLE`; nothing half-made is left.
   * @throws {TypeError} when the key or its type is not ours to write.
   */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The file, or null when there is none of that name. */
  get(key: string): Promise<StoredFile | null>;
  /** Forgets a file; one that is not there is no error. */
  remove(key: string): Promise<void>;
  /** Every file whose key begins with `prefix` (a folder, ending in `/`), read page by page, in no particular order. */
  list(prefix: string): AsyncIterable<StoredFileEntry>;
}

/** A whole file: what is kept here is at most a few megabytes. */
export interface StoredFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
}

export interface StoredFileEntry {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  readonly writtenAt: Date;
}

export type StorageErrorCode =
  /** A file of that name is there already. */
  | 'TAKEN'
  /** No room is left: disk, quota or bucket. */
  | 'FULL'
  /** The storage does not answer, or refuses us. */
  | 'UNREACHABLE';

/** Why a file could not be kept; `message` is one line for the operator. */
export class StorageError extends Error {
  override name = 'StorageError';
  readonly code: StorageErrorCode;

  constructor(code: StorageErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}
