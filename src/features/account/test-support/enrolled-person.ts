import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import type { TestApp } from '../../../test-support/app.ts';
import { signUpPerson, type TestPerson } from './person.ts';

const stepInMs = 30_000;

/** What an authenticator app shows now, or some steps from now. @param secret base32, as people type it. */
export function appCode(service: TestApp, secret: string, stepsAhead = 0): Promise<string> {
  const key = new TextDecoder().decode(base32.decode(secret));
  return createOTP(key).hotp(Math.floor(service.now().getTime() / stepInMs) + stepsAhead);
}

/** A person with a second factor whose first code is spent. */
export interface EnrolledPerson extends TestPerson {
  readonly secret: string;
  readonly backup: readonly string[];
}

/**
 * Signs a person up and turns their second factor on, all through the API; moves the clock to the middle of the app's next code,
 * so that the moments of a test do not lead into the one after.
 */
export async function enrolPerson(service: TestApp, firstName: string): Promise<EnrolledPerson> {
  const person = await signUpPerson(service, firstName);
  const draft = await person.browser.post('/api/auth/second-factor/draft', {});
  const { secret } = draft.body as { secret: string };
  const confirmed = await person.browser.post('/api/auth/second-factor/confirm', {
    code: await appCode(service, secret),
  });
  const { backupCodes: backup } = confirmed.body as { backupCodes: string[] };
  service.advance(1.5 * stepInMs - (service.now().getTime() % stepInMs));
  return { ...person, secret, backup };
}
