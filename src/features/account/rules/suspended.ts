/** What the person of a suspended account reads, wherever they try to get in. */
export const suspendedSentence = 'This account is suspended. Write to support.';

/** The same with what the admin has given as the reason, for who has shown that the account is theirs. */
export function suspendedFor(reason: string | null): string {
  return reason === null ? suspendedSentence : `${suspendedSentence} Reason: ${reason}`;
}
