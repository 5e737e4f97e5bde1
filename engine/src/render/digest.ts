import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base64 } from '@scure/base';

/** What a content security policy calls an inline script or style: `sha256-…` in base64. */
export function sourceHash(source: string): string {
  return `sha256-${base64.encode(sha256(utf8ToBytes(source)))}`;
}
