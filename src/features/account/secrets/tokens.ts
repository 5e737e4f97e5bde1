import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, in 43 letters of base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256 in base64url; enough for high-entropy secrets. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
