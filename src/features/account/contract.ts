import { z } from 'zod';
import { get, post } from '../../platform/rpc/contract.ts';
import { codesContract } from './codes/contract.ts';
import { emailInput } from './emails/contract.ts';
import { mailLinksContract } from './mail-links/contract.ts';
import { passwordContract } from './password/contract.ts';
import { firstNameForm } from './rules/first-name.ts';
import { secondFactorContract } from './second-factor/contract.ts';
import { proofNeeded, sessionsContract } from './sessions/contract.ts';
import { socialContract } from './social/contract.ts';

/** A person's profile: their settings and their coin (specification, section 3). */
export const profileView = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  firstName: z.string(),
  isAdmin: z.boolean(),
  /** Contact address of the coin. */
  email: z.string().nullable(),
  coinName: z.string().nullable(),
  blockchain: z.string().nullable(),
  symbol: z.string().nullable(),
  description: z.string().nullable(),
  buyButtonLink: z.string().nullable(),
  telegram: z.string().nullable(),
  twitter: z.string().nullable(),
  contractAddress: z.string().nullable(),
  /** Comma-separated colours. */
  mainColors: z.string().nullable(),
  mainImageUrl: z.string().nullable(),
  backgroundImageUrl: z.string().nullable(),
  pageBackground: z.string().nullable(),
  /** `YYYY-MM-DD` in CST. */
  launchDate: z.string().nullable(),
  /** `H:MM AM/PM` in CST. */
  launchTime: z.string().nullable(),
  /** Whether a draft exists; its HTML is the preview's matter. */
  hasPreview: z.boolean(),
  isDeployed: z.boolean(),
  slug: z.string().nullable(),
  deployedUrl: z.string().nullable(),
  isPublic: z.boolean(),
  publishedAt: z.iso.datetime().nullable(),
  /** Why an admin has taken the live page down; null while it is shown. */
  takenDownReason: z.string().nullable(),
});
export type ProfileView = z.infer<typeof profileView>;

const securityView = z.object({
  hasPassword: z.boolean(),
  /** E.164; null: none. */
  phone: z.string().nullable(),
  /** Where the account moves once the link there is opened; null: nowhere. */
  askedEmail: z.string().nullable(),
  /** Null: off. */
  secondFactor: z.object({ since: z.iso.datetime(), backupCodesLeft: z.number() }).nullable(),
});

/** Table of contents of the account's endpoints. */
export const accountContract = {
  ...sessionsContract,
  ...passwordContract,
  ...mailLinksContract,
  ...codesContract,
  ...secondFactorContract,
  ...socialContract,

  security: get('/auth/security', 'Read how one signs in').output(securityView),

  profile: get('/profiles/{userId}', 'Read one’s own profile')
    .errors({ PROFILE_NOT_FOUND: { status: 404, message: 'Profile not found' } })
    .input(z.strictObject({ userId: z.string().min(1).max(64) }))
    .output(profileView),

  changeFirstName: post('/auth/first-name', 'Change one’s first name')
    .input(firstNameForm)
    .output(z.object({ changed: z.literal(true) })),

  deleteAccount: post('/auth/delete-account', 'Delete one’s own account and all that is theirs')
    .errors({
      ...proofNeeded,
      EMAIL_DIFFERS: { status: 409, message: 'Please type the email address of this account.' },
    })
    .input(emailInput)
    .output(z.object({ deleted: z.literal(true) })),
};
