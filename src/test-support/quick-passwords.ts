import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** By what the cost of hashing a password, 0.2 s on purpose, is divided in tests. */
const discount = 1024;

type Done = (error: Error | null, key: Buffer) => void;

const { scrypt } = crypto;

/** Another cost still gives another hash: what we hash and Better Auth verifies must agree on it. */
function quickScrypt(
  password: BinaryLike,
  salt: BinaryLike,
  length: number,
  options: ScryptOptions,
  done: Done,
) {
  const N = Math.max(2, (options.N ?? 16_384) / discount);
  scrypt(password, salt, length, { ...options, N }, done);
}

// Files share a worker, in which each of them runs this one.
if (scrypt.name !== quickScrypt.name) {
  crypto.scrypt = quickScrypt as typeof crypto.scrypt;
  syncBuiltinESMExports();
}
