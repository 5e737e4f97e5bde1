import { messageOf } from '../../errors/system-error.ts';
import { DatabaseError } from '../database-error.ts';
import { describeDiskSpace, diskSpace } from '../disk-space.ts';

/** One more file of PostgreSQL's log (16 MB), without which the next write ends the server. */
export const ROOM_TO_START = { bytes: 20_000_000, files: 20 };

/**
 * @param what stands in the message, e.g. `a new database`.
 * @throws {DatabaseError} DISK_FULL: what, where, how much is free.
 */
export async function requireRoom(folder: string, room: typeof ROOM_TO_START, what: string): Promise<void> {
  const { free, freeFiles } = await diskSpace(folder);
  if (free >= room.bytes && freeFiles >= room.files) return;
  const needed = `${Math.ceil(room.bytes / 1_000_000)} MB and ${room.files} files`;
  throw new DatabaseError(
    'DISK_FULL',
    `The disk is full: ${what} needs ${needed}, ${await describeDiskSpace(folder)}. Free some space and start again.`,
  );
}

/**
 * Does something that writes into `folder`.
 * @throws {DatabaseError} DISK_FULL when its failure leaves the disk full, its own, or START_FAILED for the system's refusals.
 */
export async function explained<Result>(folder: string, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    await requireRoom(folder, ROOM_TO_START, 'the private PostgreSQL');
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(
      'START_FAILED',
      `The private PostgreSQL in ${folder} cannot be started: ${messageOf(error)}.`,
      error,
    );
  }
}
