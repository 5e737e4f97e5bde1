import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';

export const instant = (name: string) => timestamp(name, { withTimezone: true });
/** A random UUID. It is text, so that whatever a URL names as an id is looked for and not found, rather than refused by its type. */
export const id = () =>
  text('id')
    .primaryKey()
    .default(sql`gen_random_uuid()`);
export const createdAt = () => instant('created_at').notNull().defaultNow();
const updatedAt = () => instant('updated_at').notNull().defaultNow();

/** A person who can sign in. Columns are Better Auth's; deleting one deletes everything that is theirs. */
export const users = pgTable(
  'users',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [check('users_email_is_lower_case', sql`${table.email} = lower(${table.email})`)],
);

export const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A browser that is signed in. The cookie carries `token`, signed. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: userId(),
    token: text('token').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    /** An IPv4 address or an IPv6 /64. */
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('sessions_user_id').on(table.userId), index('sessions_expires_at').on(table.expiresAt)],
);

/** A way to sign in: provider `credential` is the password (scrypt), any other a linked identity. */
export const identities = pgTable(
  'identities',
  {
    id: id(),
    userId: userId(),
    providerId: text('provider_id').notNull(),
    accountId: text('account_id').notNull(),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('identities_user_id').on(table.userId),
    unique('identities_provider_account').on(table.providerId, table.accountId),
  ],
);

/** Ways to a provider that were begun (`social/flows.ts`), in the table that Better Auth asks for and does not use itself here. */
export const verifications = pgTable(
  'verifications',
  {
    id: id(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('verifications_identifier').on(table.identifier),
    index('verifications_expires_at').on(table.expiresAt),
  ],
);

export const mailLinkTypes = ['signup', 'magiclink', 'recovery', 'email_change'] as const;

/** What a link in a mail stands for. It is used once; until its mail is worded it has no token. */
export const mailLinks = pgTable(
  'mail_links',
  {
    id: id(),
    userId: userId(),
    type: text('type', { enum: mailLinkTypes }).notNull(),
    /** Where the mail goes; the link proves that its user reads there. */
    email: text('email').notNull(),
    /** SHA-256 of the token, base64url. */
    tokenHash: text('token_hash').unique(),
    /** Typed in the very sign-up that this link confirms, so that nobody else's password is confirmed with it. */
    firstName: text('first_name'),
    passwordHash: text('password_hash'),
    /** Keys of `attempts`, each with its window, that are given back once the link is used. */
    attemptKeys: text('attempt_keys')
      .array()
      .notNull()
      .default(sql`'{}'`),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('mail_links_user_id').on(table.userId),
    index('mail_links_expires_at').on(table.expiresAt),
    check('mail_links_type', sql`${table.type} in ('signup', 'magiclink', 'recovery', 'email_change')`),
  ],
);

/** How often something was tried in the window that began at `startedAt`. */
export const attempts = pgTable(
  'attempts',
  {
    /** What is limited and for whom, such as `sign-in 192.0.2.1`. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    startedAt: instant('started_at').notNull(),
  },
  (table) => [index('attempts_started_at').on(table.startedAt)],
);

/** One row per user: the person's settings and their coin (specification, section 3). */
export const profiles = pgTable(
  'profiles',
  {
    id: text('id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    firstName: text('first_name').notNull(),
    /** Counts only together with an address of `ADMIN_EMAIL`. */
    isAdmin: boolean('is_admin').notNull().default(false),

    /** Contact address of the coin. */
    email: text('email'),
    coinName: text('coin_name'),
    blockchain: text('blockchain'),
    symbol: text('symbol'),
    description: text('description'),
    buyButtonLink: text('buy_button_link'),
    telegram: text('telegram'),
    twitter: text('twitter'),
    contractAddress: text('contract_address'),
    /** Comma-separated colours. */
    mainColors: text('main_colors'),
    mainImageUrl: text('main_image_url'),
    backgroundImageUrl: text('background_image_url'),
    pageBackground: text('page_background'),
    /** `YYYY-MM-DD` in CST. */
    launchDate: date('launch_date', { mode: 'string' }),
    /** `H:MM AM/PM` in CST. */
    launchTime: text('launch_time'),
    /** What the creator states and nobody has checked, here and below. */
    supply: text('supply'),
    /** Percent. */
    buyTax: text('buy_tax'),
    sellTax: text('sell_tax'),
    liquidity: text('liquidity'),
    ownership: text('ownership'),
    /** Steps in their order. */
    roadmap: jsonb('roadmap').$type<{ title: string; done: boolean }[]>(),
    /** Paths of uploads with their captions, in their order. */
    gallery: jsonb('gallery').$type<{ url: string; caption: string }[]>(),
    /** Whether readers load the chart into the page. */
    chartEmbed: boolean('chart_embed'),

    /** The draft that the preview shows. */
    document: jsonb('document').$type<unknown>(),
    previewHtml: text('preview_html'),
    isDeployed: boolean('is_deployed').notNull().default(false),
    /** Name of the live page in URLs; kept once given. */
    slug: text('slug').unique(),
    deployedUrl: text('deployed_url'),
    isPublic: boolean('is_public').notNull().default(false),
    publishedAt: instant('published_at'),
    /** Whether search engines may list the live page: the creator's wish, which counts where pages have hosts of their own. */
    isIndexed: boolean('is_indexed').notNull().default(true),
  },
  (table) => [
    // With what the list of users shows, so that it is paged, searched and counted without reading any row.
    index('profiles_list').on(table.createdAt.desc().nullsFirst(), table.id, table.coinName, table.isAdmin),
    index('profiles_directory')
      .on(table.publishedAt.desc().nullsFirst(), table.id)
      .where(sql`${table.isPublic}`),
  ],
);
