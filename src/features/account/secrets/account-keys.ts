import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Keys that are made from `AUTH_SECRET`, one for each use. */
export interface AccountKeys {
  /** Keys the hashes of codes. */
  readonly codes: Buffer;
  /** Encrypts a text that belongs to one person; only for this person it can be opened again. */
  seal(text: string, userId: string): string;
  /** @returns null when it was sealed with another secret or for another person, or was altered. */
  unseal(sealed: string, userId: string): string | null;
}

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

export function createAccountKeys(authSecret: string): AccountKeys {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', authSecret, '', `moonpage ${use}`, 32));
  const sealing = keyFor('second factor');
  return {
    codes: keyFor('codes'),
    seal(text, userId) {
      const nonce = randomBytes(nonceBytes);
      const encrypt = createCipheriv(cipher, sealing, nonce).setAAD(Buffer.from(userId));
      const body = Buffer.concat([encrypt.update(text, 'utf8'), encrypt.final()]);
      return Buffer.concat([nonce, encrypt.getAuthTag(), body]).toString('base64url');
    },
    unseal(sealed, userId) {
      const bytes = Buffer.from(sealed, 'base64url');
      const nonce = bytes.subarray(0, nonceBytes);
      const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
      try {
        const decrypt = createDecipheriv(cipher, sealing, nonce, { authTagLength: tagBytes })
          .setAAD(Buffer.from(userId))
          .setAuthTag(tag);
        const body = bytes.subarray(nonceBytes + tagBytes);
        return Buffer.concat([decrypt.update(body), decrypt.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
