import { lazy, Suspense, useSyncExternalStore } from 'react';
import { subscribeToFirstNotice, wasNotified } from './notify.ts';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

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
