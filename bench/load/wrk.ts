import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Load {
  readonly requestsPerSecond: number;
  /** 99th percentile of latency in milliseconds. */
  readonly p99InMs: number;
  /** Answers that were no success, as wrk counts them. */
  readonly failures: number;
}

/**
 * One run of wrk over keep-alive connections on one thread.
 * @param options.connections how many readers ask at once.
 * @param options.script path of a Lua script that writes the requests.
 */
export async function loadOf(
  url: string,
  headers: Record<string, string>,
  seconds: number,
  { connections = 64, script }: { connections?: number; script?: string } = {},
): Promise<Load> {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency'];
  if (script !== undefined) args.push('-s', script);
  for (const [name, value] of Object.entries(headers)) args.push('-H', `${name}: ${value}`);
  const { stdout } = await run('wrk', [...args, url]);
  return {
    requestsPerSecond: Number(required(stdout, /Requests\/sec:\s+([\d.]+)/)),
    p99InMs: milliseconds(required(stdout, /99%\s+([\d.]+(?:us|ms|s))/)),
    failures: Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0),
  };
}

function required(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`wrk printed no ${pattern.source}:\n${text}`);
  return found;
}

function milliseconds(text: string): number {
  const value = Number.parseFloat(text);
  if (text.endsWith('us')) return value / 1000;
  return text.endsWith('ms') ? value : value * 1000;
}
