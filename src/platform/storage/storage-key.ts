const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  ics: 'text/calendar; charset=utf-8',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** The type that a key's extension stands for, the same in every storage and in a web server put before the folder. */
export function contentTypeOf(key: string): string | null {
  return contentTypes[key.slice(key.lastIndexOf('.') + 1)] ?? null;
}

const keyPattern = /^[A-Za-z0-9_][A-Za-z0-9_.-]*(\/[A-Za-z0-9_][A-Za-z0-9_.-]*)*$/;

/** Segments of letters, digits, `_`, `-` and `.` that begin with neither `.` nor `-`: no such key leaves its folder. */
export function isStorageKey(key: string): boolean {
  return key.length <= 200 && keyPattern.test(key);
}

/** @throws {TypeError} when a file must not be written under this key with this type: a mistake in our own code. */
export function assertWritable(key: string, contentType: string): void {
  if (!isStorageKey(key)) throw new TypeError(`not a storage key: ${JSON.stringify(key)}`);
  if (contentTypeOf(key) !== contentType) {
    throw new TypeError(`${key} cannot hold ${contentType}: its extension says ${contentTypeOf(key)}`);
  }
}
