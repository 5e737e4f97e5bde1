import { randomUUID } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import type { Database, Executor, Transaction } from '../../platform/db/database.ts';
import { Problem, problemOf } from '../../platform/errors/problem.ts';
import type { PublicFetch } from '../../platform/http/public-fetch.ts';
import { createAccountQueue } from '../../platform/limits/account-queue.ts';
import { encodingsWaiting } from '../../platform/limits/encoders.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { Session } from '../account/policy.ts';
import type { UploadedImage } from './contract.ts';
import { fetchImage } from './fetch-image.ts';
import { type EncodedImage, type Oversize, reencodeImage, uploadProblem } from './image.ts';
import { keyOfUrl, uploadFolder, urlOfKey } from './keys.ts';
import { uploads } from './tables.ts';

/** More than a person tries, far less than would fill a disk: tries in ten minutes, images kept at one time. */
const triesPerAccount = 40;
const imagesPerAccount = 100;
/** Encodings of all accounts that may wait: behind more of them an upload would take too long. */
const encodingsAtMost = 20;

export type Uploads = ReturnType<typeof createUploads>;

interface Deps {
  readonly db: Database;
  readonly storage: Storage;
  readonly publicFetch: PublicFetch;
  readonly log: Log;
  /** Uploads of one account in a day. */
  readonly perDay: number;
  readonly now: () => Date;
}

export function createUploads(deps: Deps) {
  const { db, log, perDay, now } = deps;
  const queue = createAccountQueue({ perTenMinutes: triesPerAccount, perDay, now });

  const keep = async (session: Session, bytes: Uint8Array, oversize: Oversize) => {
    if (encodingsWaiting() >= encodingsAtMost) throw new Problem('BUSY');
    const image = await reencodeImage(bytes, oversize);
    await refuseTooManyImages(db, session.userId);
    try {
      return await store(deps, session.userId, image);
    } catch (error) {
      if (problemOf(error)) throw error;
      log.error({ err: error, userId: session.userId }, 'image upload failed');
      throw uploadProblem('UPLOAD_FAILED', error);
    }
  };

  return {
    /**
     * Stores an image that was sent.
     * @throws {Problem} INVALID_FILE_TYPE, IMAGE_TOO_LARGE, TOO_MANY_REQUESTS, BUSY, UPLOAD_FAILED; nothing is stored then.
     */
    upload: (session: Session, bytes: Uint8Array): Promise<UploadedImage> =>
      queue.run(session.userId, () => keep(session, bytes, 'refuse')),

    /** Stores a copy of an image from a public https address, or finds one of ours. @throws {Problem} as `upload`, and IMAGE_UNREACHABLE */
    proxyImage: (session: Session, imageUrl: string): Promise<UploadedImage> =>
      queue.run(session.userId, async () => {
        const known = await findUpload(db, session.userId, imageUrl);
        return known ?? (await keep(session, await fetchImage(deps.publicFetch, imageUrl), 'shrink'));
      }),

    find: findUpload,

    /** Like `find`, and keeps it from being removed before the transaction ends. */
    hold: async (tx: Transaction, ownerId: string, url: string): Promise<UploadedImage | null> => {
      const key = keyOfUrl(url);
      if (key === null) return null;
      await tx.select({ key: uploads.key }).from(uploads).where(eq(uploads.key, key)).for('share');
      return await findUpload(tx, ownerId, url);
    },
  };
}

async function refuseTooManyImages(db: Database, ownerId: string): Promise<void> {
  const [row] = await db.select({ images: count() }).from(uploads).where(eq(uploads.ownerId, ownerId));
  if ((row?.images ?? 0) >= imagesPerAccount) {
    throw new Problem('TOO_MANY_REQUESTS', {
      message:
        'You have uploaded very many images. Those that no page uses are removed after a day: please try again then.',
    });
  }
}

async function store(
  { db, storage, now }: Deps,
  ownerId: string,
  image: EncodedImage,
): Promise<UploadedImage> {
  const key = `${uploadFolder}${randomUUID()}.webp`;
  const { width, height, colours, silhouette, note } = image;
  await storage.put(key, image.bytes, 'image/webp');
  try {
    await db.insert(uploads).values({
      key,
      ownerId,
      width,
      height,
      bytes: image.bytes.length,
      colours: [...colours],
      silhouette,
      createdAt: now(),
    });
  } catch (error) {
    await storage.remove(key);
    throw error;
  }
  return { url: urlOfKey(key), width, height, colours: [...colours], silhouette, ...(note && { note }) };
}

/** An account's own upload by its public path; null when it is gone or another's. */
async function findUpload(executor: Executor, ownerId: string, url: string): Promise<UploadedImage | null> {
  const key = keyOfUrl(url);
  if (key === null) return null;
  const [row] = await executor
    .select({
      width: uploads.width,
      height: uploads.height,
      colours: uploads.colours,
      silhouette: uploads.silhouette,
    })
    .from(uploads)
    .where(and(eq(uploads.key, key), eq(uploads.ownerId, ownerId)));
  return row ? { url, ...row } : null;
}
