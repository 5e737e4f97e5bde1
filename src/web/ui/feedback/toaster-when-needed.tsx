import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { subscribeToFirstNotice, wasNotified } from './notify.ts';

const loadToaster = () => import('./toaster.tsx');

/** Without its chunk the message is lost, but the page stands. */
const Toaster = lazy(() =>
  loadToaster().then(
    (module) => ({ default: module.Toaster }),
    () => ({ default: () => <></> }),
  ),
);

/** Loads the toaster ahead, on screens whose failures must be shown even when the server has gone. */
export function usePreloadedToaster(): void {
  useEffect(() => void loadToaster().catch(() => {}), []);
}

/** Loads the toaster with the first message. */
export function ToasterWhenNeeded() {
  const needed = useSyncExternalStore(subscribeToFirstNotice, wasNotified, () => false);
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
