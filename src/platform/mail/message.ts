/** One e-mail to one person, already worded. */
export interface MailMessage {
  /** An address without a display name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where an answer goes; the sender's own address otherwise. */
  readonly replyTo?: string;
}

/** Hands one message over, now. */
export interface MailTransport {
  /**
   * @param options.id names the message in its Message-ID: a second copy of it can be recognised.
   * @throws {MailRefused} when the server will not take this message later either; anything else is worth another try.
   */
  deliver(message: MailMessage, options: { readonly id: string }): Promise<void>;
  /** Where mail goes, for the person at the terminal: a folder or a server, never with a password. */
  readonly destination: string;
}
