import type { ListObjectsV2CommandOutput, S3Client } from '@aws-sdk/client-s3';
import { assertWritable, contentTypeOf, isStorageKey } from './storage-key.ts';
import { type Storage, StorageError } from './storage.ts';

export interface S3Place {
  readonly bucket: string;
  /** Put before every key; empty or ending in `/`. */
  readonly prefix: string;
  /** Address of a server other than AWS, or null. */
  readonly endpoint: string | null;
  readonly region: string;
}

/**
 * Files in an S3 bucket; credentials come from the environment, as every AWS tool reads them (`AWS_ACCESS_KEY_ID`, …).
 * @param keysPerPage how many files the server lists at once, at most; without it, its own most.
 */
export async function openS3Storage(place: S3Place, keysPerPage?: number): Promise<Storage> {
  // Loading the client costs 100 ms and 20 MB: only with S3.
  const s3 = await import('@aws-sdk/client-s3');
  const client: S3Client = new s3.S3Client({
    region: place.region,
    ...(place.endpoint === null ? {} : { endpoint: place.endpoint, forcePathStyle: true }),
    // Servers other than AWS know the newer checksums only in part.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // A server that stops answering must not hold whoever waits for a file.
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 30_000 },
  });
  const at = (key: string) => ({ Bucket: place.bucket, Key: place.prefix + key });

  const exists = async (key: string) =>
    (await unlessMissing(client.send(new s3.HeadObjectCommand(at(key))))) !== null;

  return {
    put: (key, bytes, contentType) =>
      inWords(place, async () => {
        assertWritable(key, contentType);
        // Servers that do not know `If-None-Match` ignore it, so we look first.
        if (await exists(key)) throw new StorageError('TAKEN', `${key} is there already`);
        await client.send(
          new s3.PutObjectCommand({ ...at(key), Body: bytes, ContentType: contentType, IfNoneMatch: '*' }),
        );
      }),

    get: (key) =>
      inWords(place, async () => {
        const contentType = contentTypeOf(key);
        if (!isStorageKey(key) || contentType === null) return null;
        const found = await unlessMissing(client.send(new s3.GetObjectCommand(at(key))));
        if (!found?.Body) return null;
        const bytes = new Uint8Array(await found.Body.transformToByteArray());
        return { bytes, contentType, size: bytes.length };
      }),

    remove: (key) =>
      inWords(place, async () => {
        if (isStorageKey(key)) await unlessMissing(client.send(new s3.DeleteObjectCommand(at(key))));
      }),

    async *list(prefix) {
      let token: string | undefined;
      do {
        const page: ListObjectsV2CommandOutput = await inWords(place, () =>
          client.send(
            new s3.ListObjectsV2Command({
              Bucket: place.bucket,
              Prefix: place.prefix + prefix,
              ContinuationToken: token,
              MaxKeys: keysPerPage,
            }),
          ),
        );
        for (const { Key, Size, LastModified } of page.Contents ?? []) {
          if (Key === undefined || LastModified === undefined) continue;
          yield { key: Key.slice(place.prefix.length), size: Size ?? 0, writtenAt: LastModified };
        }
        token = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (token !== undefined);
    },
  };
}

async function unlessMissing<Value>(call: Promise<Value>): Promise<Value | null> {
  try {
    return await call;
  } catch (error) {
    if (nameOf(error) === 'NoSuchKey' || nameOf(error) === 'NotFound') return null;
    throw error;
  }
}

/** Names that S3 and the servers that speak its language give to a refused write. */
const taken = new Set(['PreconditionFailed', 'ConditionalRequestConflict']);
const noRoom = new Set(['XMinioStorageFull', 'QuotaExceeded', 'InsufficientCapacity', 'InsufficientStorage']);

async function inWords<Value>(place: S3Place, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StorageError || error instanceof TypeError) throw error;
    const name = nameOf(error);
    if (taken.has(name)) throw new StorageError('TAKEN', 'a file of that name is there already', error);
    const where = `s3://${place.bucket}${place.endpoint === null ? '' : ` at ${place.endpoint}`}`;
    if (noRoom.has(name)) throw new StorageError('FULL', `no room is left in ${where}`, error);
    throw new StorageError('UNREACHABLE', `${where} cannot be used as storage (${name})`, error);
  }
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : String(error);
}
