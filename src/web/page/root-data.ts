import { useRouteLoaderData } from 'react-router';
import type { NoticeCode } from './notice-cookie.ts';
import type { PageSession } from './page-request.ts';
import type { PublicSettings } from './settings.ts';

export interface RootData {
  /** CSP nonce of this rendering. */
  readonly nonce: string;
  readonly session: PageSession | null;
  readonly settings: PublicSettings;
  readonly notice: NoticeCode | null;
  readonly year: number;
}

/** Undefined when the root loader failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}

/** @throws when the root loader failed; not for the error screen. */
export function useSettings(): PublicSettings {
  const data = useRootData();
  if (!data) throw new Error('The settings are read by the root, which did not load.');
  return data.settings;
}

export function useYear(): number | undefined {
  return useRootData()?.year;
}

/** The session of a signed-in screen. @throws on public screens without one; they use `useMaybeSession`. */
export function useSession(): PageSession {
  const session = useMaybeSession();
  if (!session) throw new Error('This screen belongs inside the signed-in layout.');
  return session;
}

export function useMaybeSession(): PageSession | null {
  return useRootData()?.session ?? null;
}
