import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { subscribeToFirstNotice, wasNotified } from '../feedback/notify.ts';
import { PlainNotices } from './plain-notices.tsx';

const loadToaster = async () => (await import('./toaster.tsx')).Toaster;

/** Loads the toaster ahead, on screens whose failures must be shown even when the server has gone. */
export function usePreloadedToaster(): void {
  useEffect(() => void loadToaster().catch(() => {}), []);
}

/** Loads the toaster with the first message. Where its code does not come, messages are shown without it. */
export function ToasterWhenNeeded() {
  const needed = useSyncExternalStore(subscribeToFirstNotice, wasNotified, () => false);
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!needed) return;
    void loadToaster().then(
      (loaded) => setToaster(() => loaded),
      () => setMissing(true),
    );
  }, [needed]);
  if (Toaster) return <Toaster />;
  return isMissing ? <PlainNotices /> : null;
}
