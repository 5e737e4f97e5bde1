import { createHash } from 'node:crypto';
import type { PasswordCheckSettings } from '../../../platform/env/config.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import type { Log } from '../../../platform/log/log.ts';

const timeoutInMs = 3000;

interface Deps {
  readonly passwordCheck: PasswordCheckSettings;
  readonly log: Log;
}

/** What a new password is held against beside its length. @returns a check that throws {Problem} PASSWORD_KNOWN. */
export function createPasswordCheck({ passwordCheck: { mode, url }, log }: Deps) {
  const isKnown = {
    off: () => Promise.resolve(false),
    common: isCommon,
    breached: (password: string) =>
      isBreached(url, password).catch((error: unknown) => {
        log.warn(
          { err: error },
          'the list of breached passwords did not answer: a password was accepted unchecked',
        );
        return false;
      }),
  }[mode];
  return async (password: string): Promise<void> => {
    if (await isKnown(password)) throw new Problem('PASSWORD_KNOWN');
  };
}

let common: Promise<ReadonlySet<string>> | null = null;

/** The list of 49,000 takes some megabytes, so it is loaded with the first check. */
async function isCommon(password: string): Promise<boolean> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  );
  return (await common).has(password.toLowerCase());
}

/** Tells the service five of the hash's forty digits (k-anonymity); the padding hides from onlookers how many match. */
async function isBreached(url: string, password: string): Promise<boolean> {
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  const reply = await fetch(`${url}/${hash.slice(0, 5)}`, {
    headers: { 'Add-Padding': 'true' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutInMs),
  });
  if (!reply.ok) throw new Error(`answered with ${reply.status}`);
  const suffix = hash.slice(5);
  const lines = (await reply.text()).split('\n').map((line) => line.trim().split(':'));
  // What pads the answer has a count of 0.
  return lines.some(([one, count]) => one?.toUpperCase() === suffix && Number(count) > 0);
}
