import { sql } from 'drizzle-orm';
import { boolean, check, date, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const instant = (name: string) => timestamp(name, { withTimezone: true });
/** A random UUID as text, so that an arbitrary id from a URL is not found instead of being a type error. */
export const id = () =>
  text('id')
    .primaryKey()
    .default(sql`gen_random_uuid()`);
export const createdAt = () => instant('created_at').notNull().defaultNow();
export const updatedAt = () => instant('updated_at').notNull().defaultNow();

/** A person who can sign in, whose address is confirmed. Columns are Better Auth's; deleting one deletes everything that is theirs. */
export const users = pgTable(
  'users',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(true),
    image: text('image'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [check('users_email_is_lower_case', sql`${table.email} = lower(${table.email})`)],
);

/** A sign-up that waits for its confirmation, after which the person is a user; `purgeSignUps` says how long it is kept. */
export const signUps = pgTable(
  'sign_ups',
  {
    id: id(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    /** scrypt, salted by the address: see `secrets/passwords.ts`. */
    passwordHash: text('password_hash').notNull(),
    /** Of the browser that asked: see `sessions/browser.ts`. */
    browserHash: text('browser_hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('sign_ups_email').on(table.email, table.createdAt),
    index('sign_ups_created_at').on(table.createdAt),
  ],
);

export const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

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
    /** What the creator chose the page to be about; empty for nothing in particular, null where it is read. So are tone and language. */
    subject: text('subject'),
    tone: text('tone'),
    /** Of the page, BCP 47. */
    pageLanguage: text('page_language'),
    /** What stands for the coin where it has no picture, such as `frog-sad-1`. */
    emblem: text('emblem'),
    /** Of the page, such as `moonshot`; null where it is left to us. */
    design: text('design'),
    buyButtonLink: text('buy_button_link'),
    telegram: text('telegram'),
    twitter: text('twitter'),
    /** One link on each line. */
    moreLinks: text('more_links'),
    contractAddress: text('contract_address'),
    /** How the page's address shall end, where its creator chose it; `slug` is how it does. */
    pageAddress: text('page_address'),
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
    /** Name of the live page in URLs; kept until its creator moves it. */
    slug: text('slug').unique(),
    deployedUrl: text('deployed_url'),
    isPublic: boolean('is_public').notNull().default(false),
    publishedAt: instant('published_at'),
    /** Whether search engines may index the live page; counts only for pages with hosts of their own. */
    isIndexed: boolean('is_indexed').notNull().default(false),

    /** Since when an admin has the live page down, and the reason, which the creator reads; null while it may be shown. */
    takenDownAt: instant('taken_down_at'),
    takenDownReason: text('taken_down_reason'),
    /** Since when an admin has the account suspended, and the reason; its page is down meanwhile. */
    suspendedAt: instant('suspended_at'),
    suspendedReason: text('suspended_reason'),
  },
  (table) => [
    // Covers the admin's user list, for index-only scans.
    index('profiles_list').on(table.createdAt.desc().nullsFirst(), table.id, table.coinName, table.isAdmin),
    index('profiles_directory')
      .on(table.publishedAt.desc().nullsFirst(), table.id)
      .where(sql`${table.isPublic}`),
  ],
);
