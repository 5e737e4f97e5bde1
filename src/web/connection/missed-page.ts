import { useEffect, useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';
import { fetchWithRetry } from '../api/fetch-with-retry.ts';

/** Path of the page that was chosen last and is not open yet. */
let chosen: string | null = null;
/** The page whose code did not come and whose document cannot be had either; null when there is none. */
let missed: string | null = null;
const listeners = new Set<() => void>();
/** React Router asks for a page's code once, and browsers remember that it did not come: these are opened as documents. */
const withoutCode = new Set<string>();

/** Path of a page that was chosen and could not be loaded. */
export function useMissedPage(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => missed,
    () => null,
  );
}

/** To be called before each navigation. @returns whether the page is opened as a document instead. */
export function choosePage(path: string): boolean {
  chosen = path;
  setMissed(null);
  if (!withoutCode.has(path)) return false;
  void openDocument(path);
  return true;
}

/**
 * Where the code of a page does not come, because a new build is there or the line is bad, React Router reloads the page that is open.
 * In its place the chosen page is opened as a document, and where that cannot be had either, the open page stays.
 */
export function useMissedPages(): void {
  const { state } = useNavigation();
  useEffect(() => {
    if (state === 'idle') chosen = null;
  }, [state]);
  useEffect(() => {
    // Browsers without it reload.
    if (!('navigation' in window)) return undefined;
    const insteadOfReload = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated || chosen === null) return;
      event.preventDefault();
      withoutCode.add(chosen);
      void openDocument(chosen);
    };
    navigation.addEventListener('navigate', insteadOfReload);
    return () => navigation.removeEventListener('navigate', insteadOfReload);
  }, []);
}

async function openDocument(path: string): Promise<void> {
  const answer = await fetchWithRetry(new Request(path, { method: 'HEAD' })).catch(() => null);
  if (chosen !== path) return;
  if (answer !== null && answer.status < 500) location.assign(path);
  else setMissed(path);
}

function setMissed(path: string | null): void {
  missed = path;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
