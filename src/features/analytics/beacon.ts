import { isbot } from 'isbot';
import { isSlug } from '../coins/slug.ts';
import { campaignOf, sourceOf } from './readers/source.ts';

/** A beacon's body is a few dozen bytes; an address with many parameters makes it longer. */
export const beaconBodyLimit = 8 * 1024;

/** What a reader does. `scroll-50`: had seen half of the page when they first left it. */
export type ReaderAction =
  | 'read'
  | 'copy'
  | 'buy'
  | 'telegram'
  | 'x'
  | 'scroll-25'
  | 'scroll-50'
  | 'scroll-75'
  | 'scroll-100';

export type ReaderDevice = 'phone' | 'tablet' | 'desktop';

/** What a live page reported. */
export interface Beacon {
  readonly slug: string;
  readonly action: ReaderAction;
  /** The campaign's own name for where it was posted, else the host of the page before; null: typed in, or not told. */
  readonly source: string | null;
  readonly campaign: string | null;
}

/**
 * Reads what a live page's beacon sends: `text/plain` JSON
 * `{"slug": "pepe", "action": "read", "referrer": "https://t.me/…", "query": "?utm_source=…"}`. Its action is `read`, or none; `seen`
 * with the part of the page that was seen, from 0 to 1; or the classes of what was pressed and the host that it leads to.
 * @returns null for an invalid body, and where nothing was done that is counted.
 */
export function readBeacon(body: string): Beacon | null {
  const sent = parsed(body);
  if (sent === null || typeof sent['slug'] !== 'string') return null;
  const slug = sent['slug'].normalize('NFC');
  const action = actionOf(sent['action'] === undefined ? 'read' : textOf(sent['action']));
  if (!isSlug(slug) || action === null) return null;
  const query = new URLSearchParams(textOf(sent['query']));
  return { slug, action, source: sourceOf(textOf(sent['referrer']), query), campaign: campaignOf(query) };
}

function actionOf(sent: string): ReaderAction | null {
  if (sent === 'read') return 'read';
  const [seen, part] = sent.split(' ');
  if (seen === 'seen') return scrollActions[Math.floor(Number(part) * 4 + readToTheEnd)] ?? null;
  const words = sent.split(' ');
  const host = words.at(-1) ?? '';
  if (words.includes('copy')) return 'copy';
  // Of coins that are bought in a chat of Telegram, too.
  if (words.includes('buy-button')) return 'buy';
  if (/^(?:t|telegram)\.me$/.test(host)) return 'telegram';
  return /^(?:x|twitter)\.com$/.test(host) ? 'x' : null;
}

/** By quarters of the page. */
const scrollActions = [null, 'scroll-25', 'scroll-50', 'scroll-75', 'scroll-100'] as const;
/** Browsers round heights, and bars come and go: a page is read to its end a little before it. */
const readToTheEnd = 0.05;

/** Crawlers are recognised by user agent; a headless browser counts as a reader. */
export function isRobot(userAgent: string): boolean {
  return isbot(userAgent.replace('HeadlessChrome/', 'Chrome/'));
}

/** An iPad that asks for desktop pages says that it is a Mac, and is counted as one. */
export function deviceOf(userAgent: string): ReaderDevice {
  if (/iPad|Tablet|Android(?!.*Mobi)/i.test(userAgent)) return 'tablet';
  return /Mobi|Android/i.test(userAgent) ? 'phone' : 'desktop';
}

/** The language that a browser asks for first, e.g. `pt` of `pt-BR,en;q=0.8`; null when it asks for none. */
export function languageOf(acceptLanguage: string | undefined): string | null {
  return /^\s*([a-z]{2,3})(?=[-,;\s]|$)/i.exec(acceptLanguage ?? '')?.[1]?.toLowerCase() ?? null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function parsed(body: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
