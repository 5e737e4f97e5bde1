/** What one tab tells the others. Each of them asks the server what is true now; a message carries no identity. */
export type SessionEvent = 'signed-in' | 'signed-out' | 'password-recovery' | 'user-updated' | 'mfa-verified';

const events: readonly string[] = [
  'signed-in',
  'signed-out',
  'password-recovery',
  'user-updated',
  'mfa-verified',
];

let channel: BroadcastChannel | null = null;

/** One channel for telling and listening, so that a tab does not hear itself. */
function sharedChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel('moonpage-session');
  return channel;
}

/** Tells every other tab of this browser. */
export function announceSession(event: SessionEvent): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  sharedChannel().postMessage(event);
}

/** Hears what other tabs tell. @returns a function that ends it. */
export function onSessionEvent(listener: (event: SessionEvent) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (isSessionEvent(data)) listener(data);
  };
  const shared = sharedChannel();
  shared.addEventListener('message', hear);
  return () => shared.removeEventListener('message', hear);
}

function isSessionEvent(data: unknown): data is SessionEvent {
  return typeof data === 'string' && events.includes(data);
}
