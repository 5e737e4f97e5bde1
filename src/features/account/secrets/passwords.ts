import { createHmac, scrypt } from 'node:crypto';
import { hashPassword, verifyPassword } from 'better-auth/crypto';

/** Better Auth's, so that it can verify what is hashed here. */
const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
const keyBytes = 64;

/**
 * Hashes of passwords: scrypt, as `salt:key` in hexadecimal digits.
 * @param saltKey key of the salts of sign-ups; see `account-keys.ts`.
 */
export function createPasswords(saltKey: Buffer) {
  return {
    hash: (password: string): Promise<string> => hashPassword(password),
    /** Takes equally long where there is no hash. */
    verify: ({ hash, password }: { readonly hash: string | null; readonly password: string }) =>
      verifyPassword({ hash: hash ?? 'none:none', password }),
    /** Salted by the address instead of at random: one hash finds the sign-up, however many wait for the address. */
    hashForSignUp(email: string, password: string): Promise<string> {
      const salt = createHmac('sha256', saltKey).update(email).digest('hex').slice(0, 32);
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      scrypt(password.normalize('NFKC'), salt, keyBytes, cost, (error, key) => {
        if (error) reject(error);
        else resolve(`${salt}:${key.toString('hex')}`);
      });
      return promise;
    },
  };
}
export type Passwords = ReturnType<typeof createPasswords>;
