import type { IncomingMessage } from 'node:http';
import type { ClientAddressReader } from '../../../platform/http/client-address.ts';

/** Whoever reports and from where, as the request says. */
export interface ReaderAddress {
  /** The reader's own address, proxies taken off. */
  readonly address: string;
  /** What a trusted proxy says of the country; null without one. */
  readonly countryCode: string | null;
}

/**
 * Reads who reports: as `readAddress` has it, and from the header in which a proxy names the country. Only a proxy that may name
 * the reader may name that.
 */
export function readerFrom(readAddress: ClientAddressReader, countryHeader: string | null) {
  return ({ socket, headers }: IncomingMessage): ReaderAddress => {
    const address = readAddress(socket.remoteAddress, headers['x-forwarded-for']?.toString() ?? null);
    const isVouchedFor = countryHeader !== null && address !== readAddress(socket.remoteAddress, null);
    return { address, countryCode: isVouchedFor ? (headers[countryHeader]?.toString() ?? null) : null };
  };
}
