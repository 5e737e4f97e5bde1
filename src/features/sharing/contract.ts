import { z } from 'zod';
import { endpoint, ofAccount } from '../../platform/rpc/contract.ts';
import { shareNetworks } from './rules/networks.ts';

const shareNetwork = z.enum(shareNetworks);

const shareSteps = z.object({
  /** Whose window was opened; more than that nobody can see. */
  opened: z.array(shareNetwork),
  /** Those of which the creator says so too. */
  done: z.array(shareNetwork),
  /** Whether the dashboard still offers them by itself. */
  isOffered: z.boolean(),
  /** Whether a build waits for them. */
  isRequired: z.boolean(),
});
export type ShareSteps = z.infer<typeof shareSteps>;

const path = '/profiles/{userId}/share-steps' as const;
const ofProfile = endpoint.errors({ PROFILE_NOT_FOUND: { status: 404, message: 'Profile not found' } });

export const sharingContract = {
  steps: ofProfile
    .route({ method: 'GET', path, summary: 'Read which sharing steps an account has done' })
    .input(ofAccount)
    .output(shareSteps),

  record: ofProfile
    .route({ method: 'POST', path, summary: 'Record that a network was opened, or that its step is done' })
    .errors({ NOT_OPENED: { status: 409, message: 'Open the network first, then say that you posted.' } })
    .meta({ isRepeatable: true })
    .input(ofAccount.extend({ network: shareNetwork, event: z.enum(['opened', 'done']) }))
    .output(shareSteps),

  /** The steps stay where they are; the dashboard does not offer them by itself any more. */
  endOffer: ofProfile
    .route({ method: 'DELETE', path: `${path}/offer`, summary: 'Put the offer of the sharing steps away' })
    .input(ofAccount)
    .output(shareSteps),
};
