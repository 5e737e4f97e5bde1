import { isbot } from 'isbot';
import type { PageView } from './view-queue.ts';

/** A beacon's body is a few dozen bytes. */
export const beaconBodyLimit = 512;

/**
 * Reads what a live page's beacon sends: `text/plain` JSON `{"slug": "pepe", "referrer": "https://t.me/…"}`.
 * @returns null when it is not a beacon of ours or its reader is a robot: nothing is counted then.
 */
export function readBeacon(body: string, userAgent: string | null, viewedAt: Date): PageView | null {
  if (userAgent === null || isbot(userAgent)) return null;
  const sent = parsed(body);
  if (sent === null || typeof sent['slug'] !== 'string') return null;
  const slug = sent['slug'].normalize('NFC');
  if (slug === '' || slug.length > 100) return null;
  const referrer = typeof sent['referrer'] === 'string' ? sent['referrer'] : '';
  return {
    slug,
    referrerHost: URL.canParse(referrer) ? new URL(referrer).hostname.slice(0, 100) || null : null,
    device: /Mobi|Android/i.test(userAgent) ? 'phone' : 'desktop',
    viewedAt,
  };
}

function parsed(body: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
