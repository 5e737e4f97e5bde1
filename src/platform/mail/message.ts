export interface MailMessage {
  /** An address without a display name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where an answer goes; the sender's own address otherwise. */
  readonly replyTo?: string;
}

export interface MailTransport {
  /**
   * @param options.id goes into the Message-ID, so that a duplicate can be recognised.
   * @throws {MailRefused} when a retry is pointless.
   */
  deliver(message: MailMessage, options: { readonly id: string }): Promise<void>;
  /** A folder or a server, without a password, for the log. */
  readonly destination: string;
}

/** The server refused this recipient. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}
