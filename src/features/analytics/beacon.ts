import { isbot } from 'isbot';
import { isSlug } from '../coins/slug.ts';
import type { PageView } from './view-queue.ts';

/** A beacon's body is a few dozen bytes. */
export const beaconBodyLimit = 512;

/**
 * Reads what a live page's beacon sends: `text/plain` JSON `{"slug": "pepe", "referrer": "https://t.me/…"}`.
 * @returns null for an invalid body or a robot.
 */
export function readBeacon(body: string, userAgent: string | null, viewedAt: Date): PageView | null {
  if (userAgent === null || isRobot(userAgent)) return null;
  const sent = parsed(body);
  if (sent === null || typeof sent['slug'] !== 'string') return null;
  const slug = sent['slug'].normalize('NFC');
  if (!isSlug(slug)) return null;
  const referrer = typeof sent['referrer'] === 'string' ? sent['referrer'] : '';
  return {
    slug,
    referrerHost: URL.canParse(referrer) ? new URL(referrer).hostname.slice(0, 100) || null : null,
    device: /Mobi|Android/i.test(userAgent) ? 'phone' : 'desktop',
    viewedAt,
  };
}

/** Crawlers are recognised by user agent; a headless browser counts as a reader. */
function isRobot(userAgent: string): boolean {
  return isbot(userAgent.replace('HeadlessChrome/', 'Chrome/'));
}

function parsed(body: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
