import { z } from 'zod';
import { endpoint } from '../../platform/rpc/contract.ts';
import { sessionView } from '../account/sessions/contract.ts';

/** What the table's search box takes: a part of a coin's name, taken literally. */
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

const userRow = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  coinName: z.string().nullable(),
  /** The flag of the profile. */
  isAdmin: z.boolean(),
  /** Whether the address is one of `ADMIN_EMAIL`: only together with the flag does it make an admin. */
  isListed: z.boolean(),
});
export type UserRow = z.infer<typeof userRow>;

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

const usersPage = z.object({
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
  'admin-login',
  'admin-login-refused',
  'admin-given',
  'admin-taken',
  'users-exported',
  'connection-tested',
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
  /** What was searched for, or how it ended. */
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
      summary: 'List users, the newest first, by a part of their coin’s name',
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
      USER_NOT_FOUND: { status: 404, message: 'This user no longer exists.' },
    })
    .input(z.strictObject({ userId, isAdmin: z.boolean() }))
    .output(userRow),

  activity: endpoint
    .route({ method: 'GET', path: '/admin/activity', summary: 'List what admins did, the newest first' })
    .input(z.strictObject({ before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional() }))
    .output(activityPage),
};

/** Where the table is downloaded as CSV, `?search=` as in `users`. It streams, so it has a route of its own (`handlers.ts`). */
export const exportPath = '/api/admin/users.csv';
/** Header of the download: how many rows it will have. */
export const exportRowsHeader = 'x-total-rows';
