import { reportAuthFailureCode } from '../../../web/api/auth-failures.ts';
import { exportPath, exportRowsHeader } from '../contract.ts';

interface Fetched {
  readonly file: Blob;
  readonly name: string;
  readonly rows: number;
}

const lineFeed = 10;
const unknown = 'The download broke off. Please try again.';

/**
 * Downloads the users that match; a file that does not arrive whole is none.
 * @param onProgress called with the lines that are there and the rows that are expected.
 * @throws {Error} with a sentence for the person.
 */
export async function fetchUsers(
  search: string,
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<Fetched> {
  const answer = await fetch(`${exportPath}?${new URLSearchParams({ search }).toString()}`, { signal }).catch(
    () => {
      throw new Error('We could not reach the server. Check your connection and try again.');
    },
  );
  if (answer.status === 401) reportAuthFailureCode('SIGNED_OUT');
  if (!answer.ok || !answer.body) throw new Error(await refusalOf(answer));
  const rows = Number(answer.headers.get(exportRowsHeader));
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'users.csv';
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = answer.body.getReader();
  let lines = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      for (const byte of part.value) if (byte === lineFeed) lines += 1;
      onProgress(Math.min(Math.max(lines - 1, 0), rows), rows);
    }
  } catch (error) {
    throw new Error(unknown, { cause: error });
  }
  return { file: new Blob(parts, { type: 'text/csv;charset=utf-8' }), name, rows };
}

async function refusalOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => null);
  const hasMessage = typeof body === 'object' && body !== null && 'message' in body;
  return hasMessage && typeof body.message === 'string' ? body.message : unknown;
}
