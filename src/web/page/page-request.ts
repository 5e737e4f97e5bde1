import type { ContractRouterClient } from '@orpc/contract';
import { createContext } from 'react-router';
import type { Contract } from '../../contract.ts';
import type { PublicSettings } from './settings.ts';

/** The signed-in person, as pages need them. */
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
  /** Whether nobody could tell who is signed in; `session` is null then, and says nothing. */
  readonly isSessionUnknown: boolean;
  readonly settings: PublicSettings;
  /** Whether a path is the hidden door's; the path itself stays on the server. */
  readonly isAdminDoor: (pathname: string) => boolean;
  /** Goes on every script of ours. */
  readonly nonce: string;
  /** Hears what went wrong while the page was made. */
  readonly reportFailure: (error: unknown) => void;
}

export const pageRequest = createContext<PageRequest>();
