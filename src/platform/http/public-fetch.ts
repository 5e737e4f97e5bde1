import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP, type Socket } from 'node:net';
import { connect } from 'node:tls';
import { unlessAborted } from '../limits/unless-aborted.ts';
import { isPublicAddress } from './public-address.ts';

/** A reply beyond a limit is refused, never truncated. */
export interface FetchLimits {
  readonly maxBytes: number;
  /** For DNS, redirects and the body together. */
  readonly timeoutInMs: number;
  /** Accepted content types without parameters, such as `image/png`. */
  readonly types: readonly string[];
}

export interface FetchedFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  /** Where the file was found after redirects. */
  readonly url: string;
}

/** Fetches a file from an untrusted URL. @throws {PublicFetchError} */
export type PublicFetch = (url: string, limits: FetchLimits) => Promise<FetchedFile>;

/** What stands where an untrusted URL leads to; nothing of it is read. */
export interface FoundPlace {
  readonly status: number;
  /** After redirects. */
  readonly url: string;
}

/** Asks what stands at an untrusted URL. @throws {PublicFetchError} */
export type PublicProbe = (
  url: string,
  ask: { readonly method: 'HEAD' | 'GET'; readonly timeoutInMs: number },
) => Promise<FoundPlace>;

export type PublicFetchErrorCode =
  /** Not an https URL, or one with a user name in it. */
  | 'INVALID_URL'
  /** The host is, or resolves to, an address that is not on the public internet. */
  | 'NOT_PUBLIC'
  /** No such host, no connection, no valid certificate, or a broken reply. */
  | 'UNREACHABLE'
  | 'TOO_MANY_REDIRECTS'
  /** A status other than 200 and redirects. */
  | 'REFUSED'
  | 'WRONG_TYPE'
  | 'TOO_LARGE'
  | 'TOO_SLOW';

export class PublicFetchError extends Error {
  override name = 'PublicFetchError';
  readonly code: PublicFetchErrorCode;

  constructor(code: PublicFetchErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** Replaced in tests. */
export interface Network {
  /** All addresses of a host name. */
  readonly resolve: (hostname: string) => Promise<readonly string[]>;
  /** Opens an encrypted connection to one of exactly these addresses; the certificate must be the host's. */
  readonly connect: (target: ConnectTarget) => Socket;
}

export interface ConnectTarget {
  readonly hostname: string;
  readonly addresses: readonly string[];
  readonly port: number;
}

export const internet: Network = {
  resolve: async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address),
  connect: ({ hostname, addresses, port }) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }));
    return connect({
      host: hostname,
      port,
      // No SNI for a literal address.
      servername: isIP(hostname) === 0 ? hostname : '',
      lookup: (_hostname, options, done) => {
        const [first] = found;
        if (options.all) done(null, found);
        else done(null, first?.address ?? '', first?.family);
      },
    });
  },
};

const maxRedirects = 3;

/**
 * Each name is resolved once, every address it has must be public, and the connection goes to those very addresses, so
 * that a second answer of the name server changes nothing. The same again after each redirect. Nothing is sent but the
 * request line and the host: no cookie, no referrer, no credentials.
 */
export function createPublicFetch(network: Network): PublicFetch {
  return (url, limits) => {
    const { types, timeoutInMs } = limits;
    return follow(network, url, { method: 'GET', accept: types.join(', '), timeoutInMs }, (reply) =>
      readFile(reply, limits),
    );
  };
}

/** As safe as `createPublicFetch`. */
export function createPublicProbe(network: Network): PublicProbe {
  return (url, { method, timeoutInMs }) =>
    follow(network, url, { method, accept: 'text/html, */*', timeoutInMs }, (reply) => {
      reply.destroy();
      return { status: reply.statusCode ?? 0 };
    });
}

interface Question {
  readonly method: 'HEAD' | 'GET';
  readonly accept: string;
  readonly timeoutInMs: number;
}

/** @returns what `take` makes of the first reply that is no redirect, and where it was found */
async function follow<Taken extends object>(
  network: Network,
  url: string,
  question: Question,
  take: (reply: IncomingMessage) => Taken | Promise<Taken>,
): Promise<Taken & { url: string }> {
  const signal = AbortSignal.timeout(question.timeoutInMs);
  try {
    let place = parseUrl(url, undefined);
    for (let redirects = 0; ; redirects += 1) {
      const reply = await ask(network, place, question, signal);
      const next = redirectOf(reply);
      if (next === null) return { ...(await take(reply)), url: place.href };
      reply.destroy();
      if (redirects === maxRedirects) {
        throw new PublicFetchError('TOO_MANY_REDIRECTS', `${url} redirects more than ${maxRedirects} times`);
      }
      place = parseUrl(next, place);
    }
  } catch (error) {
    if (error instanceof PublicFetchError) throw error;
    if (signal.aborted) throw new PublicFetchError('TOO_SLOW', `${url} took too long`, error);
    throw new PublicFetchError('UNREACHABLE', `${url} cannot be reached`, error);
  }
}

function parseUrl(text: string, base: URL | undefined): URL {
  const url = URL.canParse(text, base) ? new URL(text, base) : null;
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') {
    throw new PublicFetchError('INVALID_URL', `not an https address: ${text.slice(0, 200)}`);
  }
  return url;
}

async function ask(
  network: Network,
  url: URL,
  { method, accept }: Question,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  // `dns.lookup` takes no signal.
  const addresses =
    isIP(hostname) === 0 ? await unlessAborted(signal, () => network.resolve(hostname)) : [hostname];
  if (addresses.length === 0 || !addresses.every(isPublicAddress)) {
    throw new PublicFetchError('NOT_PUBLIC', `${url.host} is not on the public internet`);
  }
  return await new Promise<IncomingMessage>((resolve, reject) => {
    const call = request(url, {
      method,
      signal,
      defaultPort: 443,
      headers: { Accept: accept, 'Accept-Encoding': 'identity', Connection: 'close' },
      createConnection: () => network.connect({ hostname, addresses, port: Number(url.port || 443) }),
    });
    call.once('response', resolve);
    call.once('error', reject);
    call.end();
  });
}

function redirectOf({ statusCode, headers }: IncomingMessage): string | null {
  return [301, 302, 303, 307, 308].includes(statusCode ?? 0) ? (headers.location ?? null) : null;
}

async function readFile(reply: IncomingMessage, limits: FetchLimits): Promise<Omit<FetchedFile, 'url'>> {
  try {
    const { statusCode, headers } = reply;
    if (statusCode !== 200) throw new PublicFetchError('REFUSED', `the host answered ${statusCode}`);
    const contentType = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    if (!limits.types.includes(contentType) || (headers['content-encoding'] ?? 'identity') !== 'identity') {
      throw new PublicFetchError('WRONG_TYPE', `the host sent ${contentType || 'a file of no type'}`);
    }
    const tooLarge = () =>
      new PublicFetchError('TOO_LARGE', `the file is larger than ${limits.maxBytes} bytes`);
    if (Number(headers['content-length'] ?? 0) > limits.maxBytes) throw tooLarge();
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of reply as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > limits.maxBytes) throw tooLarge();
      parts.push(part);
    }
    return { bytes: Buffer.concat(parts), contentType };
  } finally {
    reply.destroy();
  }
}
