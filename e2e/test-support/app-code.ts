import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';

/** What an authenticator app shows now, or some half minutes from now. @param secret base32, without spaces. */
export function appCode(secret: string, stepsAhead: number): Promise<string> {
  const key = new TextDecoder().decode(base32.decode(secret));
  return createOTP(key).hotp(Math.floor(Date.now() / 30_000) + stepsAhead);
}
