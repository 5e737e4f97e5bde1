import { useEffect, useEffectEvent } from 'react';

/** Broadcast between tabs, each of which then asks the server; a message carries no identity. */
export type SessionEvent = (typeof events)[number];

const events = ['signed-in', 'signed-out', 'password-recovery', 'user-updated', 'mfa-verified'] as const;

let channel: BroadcastChannel | null = null;

/** One channel object for both directions, so that a tab does not receive its own messages. */
function sharedChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel('moonpage-session');
  return channel;
}

/** Broadcasts to the other tabs. */
export function announceSession(event: SessionEvent): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  sharedChannel().postMessage(event);
}

/** @returns an unsubscribe function. */
export function onSessionEvent(listener: (event: SessionEvent) => void): () => void {
  const shared = sharedChannel();
  const receive = ({ data }: MessageEvent<unknown>) => {
    const event = events.find((known) => known === data);
    if (event) listener(event);
  };
  shared.addEventListener('message', receive);
  return () => shared.removeEventListener('message', receive);
}

/** Calls back for as long as the component is mounted. */
export function useSessionEvent(listener: (event: SessionEvent) => void): void {
  const receive = useEffectEvent(listener);
  useEffect(() => onSessionEvent((event) => receive(event)), []);
}
