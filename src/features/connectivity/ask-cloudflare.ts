import type { CloudflareSettings } from '../../platform/env/cloudflare-settings.ts';
import type { Connection } from './contract.ts';
import { createRedact, type Redact } from './redact.ts';

/** Bytes of an answer that are read, and characters of one that is no JSON which are shown. */
const readLimit = 64 * 1024;
const shownLimit = 8 * 1024;
/** Longer than the token in any form: an answer that is cut may end in a part of it. */
const cutMargin = 1300;

/**
 * Asks the account for its pages, which takes what publishing there would take: the account, and a token that may see them.
 * Whatever happens becomes an answer; nothing that it says has the token in it.
 */
export async function askCloudflare(
  { accountId, apiToken, apiUrl }: CloudflareSettings,
  timeLimitInMs: number,
): Promise<Connection> {
  const nothing = { status: null, statusText: null, data: null };
  const known = { accountId, hasApiToken: apiToken !== null };
  if (accountId === null || apiToken === null) {
    return { success: false, ...known, ...nothing, error: missing(accountId, apiToken) };
  }
  const redact = createRedact(apiToken);
  const signal = AbortSignal.timeout(timeLimitInMs);
  const reasonOf = (error: unknown) =>
    signal.aborted
      ? `Cloudflare did not answer within ${timeLimitInMs / 1000} seconds.`
      : `Cloudflare could not be reached (${redact.text(causeOf(error))}).`;
  let reply: Response;
  try {
    reply = await fetch(`${apiUrl}/accounts/${accountId}/pages/projects`, {
      headers: { Authorization: `Bearer ${apiToken}`, Accept: 'application/json' },
      // The token is for this address alone.
      redirect: 'manual',
      signal,
    });
  } catch (error) {
    return { success: false, ...known, ...nothing, error: reasonOf(error) };
  }
  const { status, statusText } = reply;
  const answered = { ...known, status, statusText: redact.text(statusText) };
  try {
    const data = parse(await readStart(reply), redact);
    const error = failureOf(reply, data);
    return { success: error === null, ...answered, data, error };
  } catch (error) {
    return { success: false, ...answered, data: null, error: reasonOf(error) };
  }
}

function missing(accountId: string | null, apiToken: string | null): string {
  const names = [
    accountId === null && 'CLOUDFLARE_ACCOUNT_ID',
    apiToken === null && 'CLOUDFLARE_API_TOKEN',
  ].filter((name) => name !== false);
  return `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} not set.`;
}

/** The code of a socket's failure, such as `ECONNREFUSED`, or what there is. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return 'unknown';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
}

async function readStart(reply: Response) {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of reply.body ?? []) {
    parts.push(part);
    size += part.byteLength;
    if (size > readLimit) return { text: startOf(parts), isCut: true };
  }
  return { text: startOf(parts), isCut: false };
}

const startOf = (parts: Uint8Array[]) => Buffer.concat(parts).subarray(0, readLimit).toString();

function parse({ text, isCut }: { text: string; isCut: boolean }, redact: Redact): unknown {
  try {
    return redact.json(JSON.parse(text));
  } catch {
    const clean = redact.text(text);
    return (isCut ? clean.slice(0, -cutMargin) : clean).slice(0, shownLimit);
  }
}

/** Null when it is Cloudflare's own way to say yes. */
function failureOf(reply: Response, data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('success' in data)) {
    return reply.ok
      ? 'The answer is not one of the Cloudflare API. Look at CLOUDFLARE_API_URL.'
      : `Cloudflare answered ${reply.status}.`;
  }
  if (reply.ok && data.success === true) return null;
  return saidErrors(data) ?? `Cloudflare answered ${reply.status}.`;
}

/** `10000: Authentication error`, as Cloudflare lists its reasons. */
function saidErrors(data: object): string | null {
  if (!('errors' in data) || !Array.isArray(data.errors)) return null;
  const errors: unknown[] = data.errors;
  const sentences = errors.slice(0, 5).flatMap((error) => {
    if (typeof error !== 'object' || error === null || !('message' in error)) return [];
    const code = 'code' in error && typeof error.code === 'number' ? `${error.code}: ` : '';
    return typeof error.message === 'string' ? [`${code}${error.message}`.slice(0, 500)] : [];
  });
  return sentences.length > 0 ? sentences.join('; ') : null;
}
