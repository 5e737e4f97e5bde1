import { z } from 'zod';
import { endpoint } from '../../platform/rpc/contract.ts';
import { sessionView } from '../account/sessions/contract.ts';
import { payment } from '../payments/contract.ts';

/** What the table's search box takes, literally: a part of a coin's name, with an `@` in it of an e-mail address too. */
export const searchText = z
  .string()
  .max(200)
  .transform((text) =>
    text
      .replaceAll(/\p{Cc}/gu, ' ')
      .normalize('NFC')
      .trim(),
  );

export const pageSizes = [10, 25, 50, 100] as const;
export const defaultPageSize = 25;

/** A place between two rows, as an answer of `users` names it: microseconds since 1970 and an id. */
const place = z
  .string()
  .max(81)
  .regex(/^\d{1,16}\.[\w-]{1,64}$/);

const userId = z
  .string()
  .max(64)
  .regex(/^[\w-]{1,64}$/);

/** Page builds that an account has paid for. */
const paidBuilds = z.object({
  /** Payments that were made, those that were taken back since included. */
  payments: z.number().int().nonnegative(),
  /** Those of which no page was built yet. */
  credits: z.number().int().nonnegative(),
});
export type PaidBuilds = z.infer<typeof paidBuilds>;

const userRow = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  coinName: z.string().nullable(),
  /** The flag of the profile. */
  isAdmin: z.boolean(),
  /** Whether the address is one of `ADMIN_EMAIL`: only together with the flag does it make an admin. */
  isListed: z.boolean(),
  /** Address of the live page; null before the first deploy. */
  deployedUrl: z.string().nullable(),
  isTakenDown: z.boolean(),
  isSuspended: z.boolean(),
  paid: paidBuilds,
});
export type UserRow = z.infer<typeof userRow>;

const adminFlag = userRow.pick({ id: true, isAdmin: true, isListed: true });
export type AdminFlag = z.infer<typeof adminFlag>;

/** What an admin has ordered, since when and why. */
const measure = z.object({ since: z.iso.datetime(), reason: z.string() });

const accountDetails = userRow
  .omit({ deployedUrl: true, isTakenDown: true, isSuspended: true, paid: true })
  .extend({
    firstName: z.string(),
    email: z.string(),
    symbol: z.string().nullable(),
    blockchain: z.string().nullable(),
    /** The live page; null before the first deploy. */
    page: z
      .object({
        url: z.string(),
        /** As it is live, whatever the draft is called. */
        coinName: z.string(),
        publishedAt: z.iso.datetime().nullable(),
        /** Path of its picture, a PNG of 1200×630; null where it could not be drawn. */
        card: z.string().nullable(),
        takenDown: measure.nullable(),
      })
      .nullable(),
    suspended: measure.nullable(),
    sharing: z.object({
      /** Sharing steps that are done. */
      done: z.number().int().nonnegative(),
      /** Whether the account may build without them. */
      isLifted: z.boolean(),
    }),
    /** The newest first, a hundred at most. */
    payments: z.array(payment),
  });
export type AccountDetails = z.infer<typeof accountDetails>;

export const reasonLimit = 200;

/** Why an admin takes a page down or suspends an account: one line, which the creator reads. */
export const reasonText = z
  .string()
  .max(1_000, 'Please shorten the reason.')
  .transform((text) =>
    text
      .toWellFormed()
      .replaceAll(/[\p{Cc}\s]+/gu, ' ')
      .trim(),
  )
  .pipe(
    z
      .string()
      .min(1, 'Please say why, in a few words.')
      .max(reasonLimit, `The reason must be at most ${reasonLimit} characters.`),
  );

export const usersInput = z.strictObject({
  search: searchText.optional(),
  /** Rows behind this place; not together with `before`. */
  after: place.optional(),
  /** Rows before this place. */
  before: place.optional(),
  size: z.coerce
    .number()
    .pipe(z.union(pageSizes.map((size) => z.literal(size))))
    .default(defaultPageSize),
});

export const usersPage = z.object({
  /** The newest first. */
  users: z.array(userRow),
  /** Where the next page begins, and where the previous one ends; null where there is none. */
  next: z.string().nullable(),
  previous: z.string().nullable(),
  /** How many there are on all pages; of a search, counted up to `countedUpTo`. */
  total: z.number().int().nonnegative(),
});
export type UsersPage = z.infer<typeof usersPage>;

/** A search that matches more is answered with this number, as "1,000 and more". */
export const countedUpTo = 1_000;

export const adminActions = [
  'signed-in',
  'admin-given',
  'admin-taken',
  'users-exported',
  'connection-tested',
  'page-taken-down',
  'page-put-back',
  'account-suspended',
  'account-restored',
  'report-closed',
  'share-steps-lifted',
  'share-steps-asked',
] as const;
export type AdminAction = (typeof adminActions)[number];

/** The id is null once the account is deleted. */
const auditPerson = z.object({ id: z.string().nullable(), email: z.string() });

const activityEntry = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  action: z.enum(adminActions),
  actor: auditPerson,
  target: auditPerson.nullable(),
  /** What was searched for, how it ended, or why. */
  detail: z.string().nullable(),
  requestId: z.string(),
  address: z.string(),
});
export type ActivityEntry = z.infer<typeof activityEntry>;

export const activityPage = z.object({
  entries: z.array(activityEntry),
  /** The `before` of the next page, or null. */
  older: z.number().int().nullable(),
});

const refusedEntry = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  email: z.string(),
  reason: z.string(),
  requestId: z.string(),
  address: z.string(),
});
export type RefusedEntry = z.infer<typeof refusedEntry>;

export const refusedPage = z.object({
  entries: z.array(refusedEntry),
  /** The `before` of the next page, or null. */
  older: z.number().int().nullable(),
});

const before = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional();

const ofUser = z.strictObject({ userId });
const withReason = ofUser.extend({ reason: reasonText });
const noUser = { USER_NOT_FOUND: { status: 404, message: 'This user no longer exists.' } };
/** Refusals of taking a page down or putting it back. */
export const takeDownRefused = {
  ...noUser,
  NO_LIVE_PAGE: { status: 409, message: 'This account has no live page.' },
};
/** Refusals of suspending an account or restoring it. */
export const suspensionRefused = {
  ...noUser,
  OWN_ACCOUNT: { status: 409, message: 'You cannot suspend your own account.' },
  ADMIN_ACCOUNT: { status: 409, message: 'An admin cannot be suspended. Take the admin status first.' },
};
const done = z.object({ done: z.literal(true) });
const takeDownPath = '/admin/users/{userId}/take-down' as const;
const suspensionPath = '/admin/users/{userId}/suspension' as const;

export const adminContract = {
  /** Completes the hidden admin login: the session is an admin's, or it ends. */
  enter: endpoint
    .route({ method: 'POST', path: '/admin/enter', summary: 'Go on as an admin, or be signed out' })
    .errors({
      NOT_LISTED: { status: 403, message: 'Access denied: Admin only area' },
      NOT_ADMIN: { status: 403, message: 'Access denied: Admin privileges required' },
      STATUS_UNKNOWN: { status: 503, message: 'Error verifying admin status' },
    })
    .output(sessionView),

  totals: endpoint
    .route({ method: 'GET', path: '/admin/totals', summary: 'Count the users and the page views' })
    .output(z.object({ users: z.number().int().nonnegative(), pageViews: z.number().int().nonnegative() })),

  users: endpoint
    .route({
      method: 'GET',
      path: '/admin/users',
      summary:
        'List users, the newest first, by a part of their coin’s name, with an @ of their e-mail address too',
    })
    .input(usersInput)
    .output(usersPage),

  setAdmin: endpoint
    .route({
      method: 'PUT',
      path: '/admin/users/{userId}/is-admin',
      summary: 'Give or take the admin flag; one’s own stays',
    })
    .errors({
      OWN_FLAG: { status: 409, message: 'You cannot remove your own admin status.' },
      ...noUser,
    })
    .input(z.strictObject({ userId, isAdmin: z.boolean() }))
    .output(adminFlag),

  user: endpoint
    .route({ method: 'GET', path: '/admin/users/{userId}', summary: 'Read one account and its page' })
    .errors(noUser)
    .input(ofUser)
    .output(accountDetails),

  takeDown: endpoint
    .route({
      method: 'PUT',
      path: takeDownPath,
      summary: 'Take a live page down: its address answers 410, and it is listed nowhere',
    })
    .errors(takeDownRefused)
    .input(withReason)
    .output(done),

  putBack: endpoint
    .route({ method: 'DELETE', path: takeDownPath, summary: 'Put a page back that was taken down' })
    .errors(takeDownRefused)
    .input(ofUser)
    .output(done),

  suspend: endpoint
    .route({
      method: 'PUT',
      path: suspensionPath,
      summary: 'Suspend an account: its sessions end, nobody signs in to it, its page is down',
    })
    .errors(suspensionRefused)
    .input(withReason)
    .output(done),

  restore: endpoint
    .route({ method: 'DELETE', path: suspensionPath, summary: 'Restore a suspended account' })
    .errors(suspensionRefused)
    .input(ofUser)
    .output(done),

  setShareStepsLifted: endpoint
    .route({
      method: 'PUT',
      path: '/admin/users/{userId}/share-steps-lifted',
      summary: 'Let an account build without the sharing steps, or ask for them again',
    })
    .errors(noUser)
    .input(z.strictObject({ userId, isLifted: z.boolean() }))
    .output(done),

  activity: endpoint
    .route({
      method: 'GET',
      path: '/admin/activity',
      summary: 'List what admins did, all or about one account, the newest first',
    })
    .input(z.strictObject({ before, userId: userId.optional() }))
    .output(activityPage),

  refusedEntries: endpoint
    .route({
      method: 'GET',
      path: '/admin/refused-entries',
      summary: 'List who was refused at the admin login, the newest first',
    })
    .input(z.strictObject({ before }))
    .output(refusedPage),
};

/** Where the table is downloaded as CSV, `?search=` as in `users`. It streams, so it has a route of its own (`handlers.ts`). */
export const exportPath = '/api/admin/users.csv';
/** Header of the download: how many rows it will have. */
export const exportRowsHeader = 'x-total-rows';
