export interface SmsMessage {
  /** E.164, such as `+12025550147`. */
  readonly to: string;
  readonly text: string;
}

export interface SmsTransport {
  /**
   * @param options.id idempotency key of the message.
   * @throws {SmsRefused} when a retry is pointless.
   */
  deliver(message: SmsMessage, options: { readonly id: string }): Promise<void>;
  /** A folder or a host, without a password, for the log. */
  readonly destination: string;
}

/** The gateway refused this message itself. */
export class SmsRefused extends Error {
  override name = 'SmsRefused';
}
