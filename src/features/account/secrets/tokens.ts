import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, in 43 letters of base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a secret: SHA-256 in base64url. It holds so many random bits that a plain hash keeps it as well as a slow one would. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Compares two texts of one length in the same time, wherever they differ. */
export function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
