/** Broadcast between tabs, each of which then asks the server; a message carries no identity. */
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

/** One channel object for both directions, so that a tab does not receive its own messages; null where unsupported. */
function sharedChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel(name);
  return channel;
}

/** Broadcasts to the other tabs: by channel, or by a storage event. */
export function announceSession(event: SessionEvent): void {
  const shared = sharedChannel();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  if (shared) return shared.postMessage(event);
  try {
    localStorage.setItem(name, event);
    // So that the same event fires again.
    localStorage.removeItem(name);
  } catch {
    // Without both, each tab finds out when it becomes visible.
  }
}

/** @returns an unsubscribe function. */
export function onSessionEvent(listener: (event: SessionEvent) => void): () => void {
  const receive = (message: unknown) => {
    if (isSessionEvent(message)) listener(message);
  };
  const shared = sharedChannel();
  if (!shared) return onStorageEvent(receive);
  const onMessage = ({ data }: MessageEvent<unknown>) => receive(data);
  shared.addEventListener('message', onMessage);
  return () => shared.removeEventListener('message', onMessage);
}

function onStorageEvent(receive: (message: unknown) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === name) receive(newValue);
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

function isSessionEvent(data: unknown): data is SessionEvent {
  return typeof data === 'string' && events.includes(data);
}
