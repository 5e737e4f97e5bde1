/** One text message to one phone. */
export interface SmsMessage {
  /** E.164, such as `+12025550147`. */
  readonly to: string;
  readonly text: string;
}

/** Hands one text message over, now. */
export interface SmsTransport {
  /**
   * @param options.id names the message, so that a gateway can recognise a second copy of it.
   * @throws {SmsRefused} when the gateway will not take this message later either; anything else is worth another try.
   */
  deliver(message: SmsMessage, options: { readonly id: string }): Promise<void>;
  /** Where text messages go, for the person at the terminal: a folder or a host, never with a password. */
  readonly destination: string;
}
