import { useEffect, useEffectEvent } from 'react';

/** Broadcast between tabs, each of which then asks the server; a message carries no identity. */
export type SessionEvent = (typeof events)[number];

const events = ['signed-in', 'signed-out', 'password-recovery', 'user-updated', 'mfa-verified'] as const;

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
    const event = events.find((known) => known === message);
    if (event) listener(event);
  };
  const shared = sharedChannel();
  if (!shared) return onStorageEvent(receive);
  const onMessage = ({ data }: MessageEvent<unknown>) => receive(data);
  shared.addEventListener('message', onMessage);
  return () => shared.removeEventListener('message', onMessage);
}

/** Calls back for as long as the component is mounted. */
export function useSessionEvent(listener: (event: SessionEvent) => void): void {
  const receive = useEffectEvent(listener);
  useEffect(() => onSessionEvent((event) => receive(event)), []);
}

function onStorageEvent(receive: (message: unknown) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === name) receive(newValue);
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
