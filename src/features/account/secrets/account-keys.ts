import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Keys derived from `AUTH_SECRET`, one per use. */
export function createAccountKeys(authSecret: string) {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', authSecret, '', `moonpage ${use}`, 32));
  const sealing = keyFor('second factor');
  return {
    /** HMAC key of codes. */
    codes: keyFor('codes'),
    /** HMAC key of the salts of sign-ups. */
    signUps: keyFor('sign-ups'),
    /** Encrypts a text, authenticated with the user's id. */
    seal(text: string, userId: string) {
      const nonce = randomBytes(nonceBytes);
      const encrypt = createCipheriv(cipher, sealing, nonce).setAAD(Buffer.from(userId));
      const body = Buffer.concat([encrypt.update(text, 'utf8'), encrypt.final()]);
      return Buffer.concat([nonce, encrypt.getAuthTag(), body]).toString('base64url');
    },
    /** @returns null for another secret, another user, or altered data. */
    unseal(sealed: string, userId: string) {
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
export type AccountKeys = ReturnType<typeof createAccountKeys>;
