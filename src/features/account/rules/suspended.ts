/** What the person of a suspended account reads, wherever they try to get in. */
export const suspendedSentence = 'This account is suspended. Write to support.';
