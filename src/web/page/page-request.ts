import type { ContractRouterClient } from '@orpc/contract';
import { createContext } from 'react-router';
import type { Contract } from '../../contract.ts';
import type { PublicSettings } from './settings.ts';

export interface PageSession {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly isAdmin: boolean;
}

/** What loaders may read: settings and session directly, everything else through the contract. */
export interface PageRequest {
  readonly api: ContractRouterClient<Contract>;
  readonly session: PageSession | null;
  /** Whether the session could not be read; `session` is null then. */
  readonly isSessionUnknown: boolean;
  /** Whether the session's person may enter the admin's desk. */
  readonly isDeskOpen: () => Promise<boolean>;
  readonly settings: PublicSettings;
  /** The newest coins, as a minute ago at most: strangers ask for addresses without a coin as often as they like. */
  readonly readNewest: () => ReturnType<PageRequest['api']['directory']['latest']>;
  /** Whether a path is the hidden admin login's; the path itself stays on the server. */
  readonly isAdminLoginPath: (pathname: string) => boolean;
  /** Goes on every script of ours. */
  readonly nonce: string;
  /** Logs a failure of rendering. */
  readonly reportFailure: (error: unknown) => void;
}

export const pageRequest = createContext<PageRequest>();
