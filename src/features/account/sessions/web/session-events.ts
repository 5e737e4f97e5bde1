/** What one tab tells the others. Each of them asks the server what is true now; a message carries no identity. */
export type SessionEvent = 'signed-in' | 'signed-out' | 'password-recovery' | 'user-updated' | 'mfa-verified';

const events: readonly string[] = [
  'signed-in',
  'signed-out',
  'password-recovery',
  'user-updated',
  'mfa-verified',
];

const name = 'moonpage-session';
let channel: BroadcastChannel | null = null;

/** One channel for telling and listening, so that a tab does not hear itself; null in a browser without channels. */
function sharedChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel(name);
  return channel;
}

/** Tells every other tab of this browser: by channel, or by a write to the storage, which only the others hear. */
export function announceSession(event: SessionEvent): void {
  const shared = sharedChannel();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  if (shared) return shared.postMessage(event);
  try {
    localStorage.setItem(name, event);
    // The same event twice is two events.
    localStorage.removeItem(name);
  } catch {
    // A browser that has neither: each tab finds out when it is looked at.
  }
}

/** Hears what other tabs tell. @returns a function that ends it. */
export function onSessionEvent(listener: (event: SessionEvent) => void): () => void {
  const tell = (said: unknown) => {
    if (isSessionEvent(said)) listener(said);
  };
  const shared = sharedChannel();
  if (!shared) return onWrite(tell);
  const hear = ({ data }: MessageEvent<unknown>) => tell(data);
  shared.addEventListener('message', hear);
  return () => shared.removeEventListener('message', hear);
}

function onWrite(tell: (said: unknown) => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === name) tell(newValue);
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

function isSessionEvent(data: unknown): data is SessionEvent {
  return typeof data === 'string' && events.includes(data);
}
