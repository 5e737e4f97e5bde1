/** The server answered that it will never take this message for this recipient. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}
