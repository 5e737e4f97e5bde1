import { resolve } from 'node:path';
import { ConfigError } from '../env/config.ts';
import { openFolderStorage } from './folder-storage.ts';
import { openS3Storage, type S3Place } from './s3-storage.ts';
import { type Storage, StorageError } from './storage.ts';

/**
 * Opens the storage that `STORAGE_URL` names.
 * @param url `file:/folder` (taken as it is: nothing in a path needs escaping) or `s3://bucket/prefix?endpoint=…&region=…`.
 * @throws {ConfigError} when the address names neither, or the folder cannot be made.
 */
export async function openStorage(url: string): Promise<Storage> {
  const folder = /^file:(?:\/\/(?=\/))?(.+)$/.exec(url)?.[1];
  if (folder !== undefined) return await openFolder(resolve(folder));
  return await openS3Storage(s3Place(url));
}

async function openFolder(folder: string): Promise<Storage> {
  try {
    return await openFolderStorage(folder);
  } catch (error) {
    if (error instanceof StorageError) throw new ConfigError(`STORAGE_URL cannot be used: ${error.message}.`);
    throw error;
  }
}

/** @throws {ConfigError} when the address is of another form. */
export function s3Place(url: string): S3Place {
  const address = URL.canParse(url) ? new URL(url) : null;
  const endpoint = address?.searchParams.get('endpoint') ?? null;
  if (
    address?.protocol !== 's3:' ||
    address.hostname === '' ||
    (endpoint !== null && !URL.canParse(endpoint))
  ) {
    throw new ConfigError(
      'STORAGE_URL cannot be used: it accepts file:/folder or s3://bucket?endpoint=…&region=….',
    );
  }
  const prefix = address.pathname.replace(/^\/{1,8}|\/{1,8}$/g, '');
  return {
    bucket: address.hostname,
    prefix: prefix === '' ? '' : `${prefix}/`,
    endpoint,
    region: address.searchParams.get('region') ?? 'us-east-1',
  };
}
