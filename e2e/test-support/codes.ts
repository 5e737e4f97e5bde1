import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Service } from './service.ts';

/** The newest text message to a phone, as soon as it is there and is not `previous`. */
export async function smsTo(service: Service, phone: string, previous?: string): Promise<string> {
  const folder = join(service.dataDir, 'outbox');
  let text = '';
  await expect(async () => {
    const files = (await readdir(folder)).filter((name) => name.endsWith(`-${phone}.txt`)).toSorted();
    text = await readFile(join(folder, files.at(-1) ?? ''), 'utf8');
    expect(text).not.toBe(previous);
  }).toPass();
  return text;
}

/** The code of the newest mail to an address, as soon as it has one. */
export async function codeMailedTo(service: Service, address: string): Promise<string> {
  let code = '';
  await expect(async () => {
    code =
      /within 10 minutes:\s+(\d{6})\r\n/.exec(await service.mailTo(address, 'within 10 minutes'))?.[1] ?? '';
    expect(code).not.toBe('');
  }).toPass();
  return code;
}

/** The code of a text message. */
export function codeInSms(text: string): string {
  return /\n(\d{6}) is your/.exec(text)?.[1] ?? '';
}
