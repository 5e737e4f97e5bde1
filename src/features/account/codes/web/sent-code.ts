export interface SentCode {
  readonly type: 'email' | 'sms';
  /** An e-mail address, or a phone number as it was typed. */
  readonly target: string;
  readonly at: number;
}

let sent: SentCode | null = null;

/** Kept in this tab's memory and nowhere else: an address in the address bar would stay in the history. */
export function rememberSentCode(type: SentCode['type'], target: string): void {
  sent = { type, target, at: Date.now() };
}

export function lastSentCode(type: SentCode['type']): SentCode | null {
  return sent?.type === type ? sent : null;
}

export function forgetSentCode(): void {
  sent = null;
}
