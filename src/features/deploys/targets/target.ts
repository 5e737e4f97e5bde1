/** A page as it goes live. */
export interface LivePage {
  /** Unicode letters, digits and hyphens. */
  readonly slug: string;
  readonly html: string;
  readonly brotli: Buffer;
  readonly gzip: Buffer;
  /** Names of the fonts and pictures that it refers to under `/p/assets/`. */
  readonly assets: readonly string[];
}

/** Where live pages are put. */
export interface DeployTarget {
  /** Makes a page live; the old one stays whole until the new one is. */
  publish(page: LivePage): Promise<void>;
  /** Takes a page down; one that is not there is no error. */
  remove(slug: string): Promise<void>;
  /** Names of the pictures and other files of pages that it holds, fonts aside. */
  files(): AsyncIterable<string>;
  /** Removes one of them; one that is not there is no error. */
  removeFile(name: string): Promise<void>;
}
