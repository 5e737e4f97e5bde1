import { useSyncExternalStore } from 'react';

let offline = false;
const listeners = new Set<() => void>();

/** Whether our server can be reached, as far as is known: a service on this very machine can be without a network. True on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true);
}

export function isOnline(): boolean {
  return !offline;
}

/** Asks the server before it believes the browser that there is no network. */
async function look(): Promise<void> {
  const isReached = navigator.onLine || (await isAnswered());
  const isOffline = !isReached && !navigator.onLine;
  if (isOffline === offline) return;
  offline = isOffline;
  for (const listener of listeners) listener();
}

async function isAnswered(): Promise<boolean> {
  return fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('online', onChange);
    addEventListener('offline', onChange);
  }
  listeners.add(listener);
  onChange();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

const onChange = () => void look();
