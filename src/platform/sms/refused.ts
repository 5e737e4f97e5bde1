/** The gateway answered that it will never take this message. */
export class SmsRefused extends Error {
  override name = 'SmsRefused';
}
