import type { Likeness } from '../likeness.ts';
import type { PixelSources } from '../pixels/pixels.ts';

/** Public paths or URLs of what stands for a page elsewhere. */
export interface SharedFiles {
  /** The share card, a PNG of 1200×630; null where none could be drawn. */
  card: string | null;
  /** A Windows icon file. */
  icon: string;
  /** A PNG of 180 pixels. */
  appleIcon: string;
  /** A web app manifest; null where the page cannot have one. */
  manifest: string | null;
  /** The launch for calendars; null or left out where the page's main button is another. */
  reminder?: string | null;
  /** Files that the others name. */
  others: readonly string[];
}

/** What rendering needs to know beside the document and the facts. */
export interface RenderOptions {
  /** Absolute URL at which the page will stand; relative asset URLs are read against it. */
  pageUrl: string;
  /** Named as the page's one true address, when that is not for each visitor's address bar to say. */
  canonicalUrl?: string | undefined;
  /** The page's public name, which its beacon reports. */
  slug: string;
  /** URL for an asset's name as `RenderedPage.assets` lists it: a font file, or the image's URL in the facts. */
  assetUrl: (name: string) => string;
  /** URL that counts views, read against the page's own; null counts none. */
  beaconUrl: string | null;
  /** Absolute URL where readers report the page. */
  reportUrl: string;
  /** Null or left out: the page's icon is its picture, or drawn in the page. */
  shared?: SharedFiles | null | undefined;
  /** Milliseconds since 1970: decides which side of the launch the page starts on. */
  now: number;
  /** When the page was last changed, milliseconds since 1970. */
  updatedAt: number;
  /** Whether search engines are asked to stay away. */
  noindex: boolean;
  /** What another public page has in common with this one; the page then says so. */
  likenesses: readonly Likeness[];
  /**
   * Where the page will stand. On a `path` of the product's host it is sandboxed into no origin, and so is every frame in it: a
   * chart would stay empty there, and the page only links to it. In a `folder` it has no address and asks nobody for anything: no
   * chart, and nothing that browsers refuse to files, as preloaded fonts. Left out: on a host of its own.
   */
  hosting?: 'path' | 'own-host' | 'folder' | undefined;
  /** A still picture of the page: no script, no movement, links that lead nowhere. */
  preview: boolean;
}

/** One page as one file, with what a server must know to send it. */
export interface RenderedPage {
  html: string;
  /** Names of the files that the page loads: fonts as `{package}/files/{file}` (`….core.woff2` is `….woff2` with the letters of `coreLetters` only), pictures and shared files as they were given. */
  assets: readonly string[];
  /** `sha256-…`, or null in a preview. */
  scriptHash: string | null;
  /** `sha256-…` */
  styleHash: string;
  /** Where fonts and images come from, as a policy names it: an origin or `'self'`. */
  assetSources: readonly string[];
  /** Where the beacon reports, likewise; null when it does not. */
  beaconSource: string | null;
  /** The origin of a chart inside the page; null without one. */
  frameSource: string | null;
  /** Where its pixels report to, once a reader agrees. */
  pixelSources: PixelSources;
}
