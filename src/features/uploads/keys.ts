/** The public bucket of the specification and the folder in it. */
export const uploadFolder = 'main_images/temp/';

/** Where the storage's public files are served. */
export const publicPrefix = '/storage/';

const urlPattern = /^\/storage\/(main_images\/temp\/[0-9a-f-]{36}\.webp)$/;

/** The storage key behind an upload's public path; null when the text is no such path. */
export function keyOfUrl(url: string): string | null {
  return urlPattern.exec(url)?.[1] ?? null;
}

/** The public path of a stored upload. */
export function urlOfKey(key: string): string {
  return publicPrefix + key;
}
