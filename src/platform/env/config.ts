import { z } from 'zod';
import { resolve } from 'node:path';
import { aiAccepts, aiVariables, readAiSettings } from './ai-settings.ts';
import { cloudflareAccepts, cloudflareVariables, readCloudflareSettings } from './cloudflare-settings.ts';
import { ConfigError } from './config-error.ts';
import { secureUrl } from './secure-url.ts';
import { oauthAccepts, oauthVariables, readOAuthSettings } from './oauth-settings.ts';
import { readStripeSettings, stripeAccepts, stripeVariables } from './stripe-settings.ts';

export { ConfigError } from './config-error.ts';

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');

const httpOrigin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);

const pagesUrl = z
  .string()
  .refine((value) => /^https?:\/\/\{slug\}\.[a-z0-9.-]+(:\d+)?\/?$/i.test(value))
  .transform((value) => value.replace(/\/$/, ''));

const emailList = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim().toLowerCase()))
  .pipe(z.array(z.email()).min(1));

/** Codes that sign in go there: in the open only to this very machine. */
const smsUrl = z.url({ protocol: /^https?$/ }).refine((value) => {
  const url = URL.parse(value);
  return url?.protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(url?.hostname ?? '');
});

const countries = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .pipe(z.array(z.string().regex(/^\+[1-9]\d{0,6}$/)));

/** `hello@moonpage.example`, or with a name before it: `Moonpage <hello@moonpage.example>`. */
const sender = z.string().regex(/^(?:[^\s@<>]+@[^\s@<>]+|[^<>]*<[^\s@<>]+@[^\s@<>]+>)$/);

const path = z.string().regex(/^\/?[A-Za-z0-9][A-Za-z0-9._~-]{7,}$/);

/** Each opens up to 13 connections, of 100. */
const workersOnPrivatePostgres = 7;

const breachedPasswords = 'https://api.pwnedpasswords.com/range';

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  WORKERS: z.coerce.number().int().min(1).max(64).default(1),
  APP_URL: httpOrigin.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  STORAGE_URL: z.url({ protocol: /^(file|s3)$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./ }).optional(),
  MAIL_FROM: sender.optional(),
  SUPPORT_EMAIL: z.email().optional(),
  SMS_URL: smsUrl.optional(),
  SMS_DAILY_BUDGET: z.coerce.number().int().min(0).max(1_000_000).default(500),
  SMS_COUNTRIES: countries.optional(),
  AUTH_SECRET: z.string().min(32).optional(),
  ADMIN_EMAIL: emailList.default(['admin@moonpage.local']),
  ADMIN_PATH: path.optional(),
  ADMIN_SECOND_FACTOR: z.enum(['off', 'required']).default('off'),
  PASSWORD_CHECK: z.enum(['off', 'common', 'breached']).default('off'),
  PASSWORD_CHECK_URL: secureUrl().default(breachedPasswords),
  ...oauthVariables,
  ...aiVariables,
  ...cloudflareVariables,
  DEPLOY_TARGET: z.enum(['builtin']).default('builtin'),
  EXPORT_DIR: z.string().min(1).optional(),
  PAGES_URL: pagesUrl.optional(),
  BETA: onOff.default(true),
  ...stripeVariables,
  STUDIO: onOff.default(true),
  SHARE_STEPS: z.enum(['off', 'invite', 'required']).default('invite'),
  DAILY_PER_ACCOUNT: z.coerce.number().int().min(1).max(1_000_000).default(300),
  PRODUCT_NAME: z.string().trim().min(1).max(60).default('Moonpage'),
  TRUSTED_PROXIES: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])))
    .optional(),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,64}$/)
    .transform((value) => value.toLowerCase())
    .optional(),
  COUNTRY_FILE: z.string().min(1).optional(),
  KEEP_VIEWS_MONTHS: z.coerce.number().int().min(1).max(1_200).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal']).default('info'),
});

type Variable = keyof z.input<typeof schema>;

/** What each variable accepts, in the words of the message that stops a start. */
const accepts: Record<Variable, string> = {
  PORT: 'a port number from 0 to 65535',
  HOST: 'an address to listen on, such as 127.0.0.1 or 0.0.0.0',
  WORKERS: 'a whole number of processes from 1 to 64',
  APP_URL: 'the public http(s) origin, such as https://moonpage.example',
  DATA_DIR: 'a folder',
  DATABASE_URL: 'a PostgreSQL address, such as postgres://user:password@host:5432/moonpage',
  STORAGE_URL: 'file:/folder or s3://bucket?endpoint=…&region=…',
  SMTP_URL: 'a mail server, such as smtp://user:password@host:587',
  MAIL_FROM: 'a sender with an e-mail address, such as Moonpage <hello@moonpage.example>',
  SUPPORT_EMAIL: 'an e-mail address',
  SMS_URL: 'an https address, or an http one of this very machine',
  SMS_DAILY_BUDGET: 'a whole number of texts, from 0 to 1000000',
  SMS_COUNTRIES: 'what numbers begin with, separated by commas, such as +1,+49',
  AUTH_SECRET: 'at least 32 characters',
  ADMIN_EMAIL: 'one or more e-mail addresses, separated by commas',
  ADMIN_PATH: 'one path segment of at least 8 letters, digits, dots, dashes or underscores',
  ADMIN_SECOND_FACTOR: 'off or required',
  PASSWORD_CHECK: 'off, common or breached',
  PASSWORD_CHECK_URL: `an https address, or an http one of this very machine, such as ${breachedPasswords}`,
  ...oauthAccepts,
  ...aiAccepts,
  ...cloudflareAccepts,
  DEPLOY_TARGET: 'builtin',
  EXPORT_DIR: 'a folder of its own',
  PAGES_URL: 'an http(s) address with {slug} as its first host label, such as https://{slug}.example.com',
  BETA: 'on or off',
  ...stripeAccepts,
  STUDIO: 'on or off',
  SHARE_STEPS: 'off, invite or required',
  DAILY_PER_ACCOUNT: 'a whole number from 1 to 1000000',
  PRODUCT_NAME: 'a name of 1 to 60 characters',
  TRUSTED_PROXIES: 'IP addresses or CIDR ranges, separated by commas',
  COUNTRY_HEADER: 'the name of a header, such as cf-ipcountry',
  COUNTRY_FILE: 'a MaxMind DB file with countries',
  KEEP_VIEWS_MONTHS: 'a whole number of months from 1 to 1200',
  LOG_LEVEL: 'trace, debug, info, warn, error or fatal',
};

export type PasswordCheckSettings = Config['passwordCheck'];
export type Config = Readonly<ReturnType<typeof parseConfig>>;

/**
 * Reads every setting once. Empty values count as unset.
 * @throws {ConfigError} with one line that names the variable and what it accepts.
 */
export function parseConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const variable = variableOf(parsed.error.issues[0]?.path[0]);
    throw new ConfigError(`${variable} cannot be used: it accepts ${accepts[variable]}.`);
  }
  const values = parsed.data;
  if (values.DATABASE_URL && !values.AUTH_SECRET) {
    throw new ConfigError(
      'AUTH_SECRET must be set together with DATABASE_URL: all nodes share it. It accepts at least 32 characters.',
    );
  }
  if (!values.DATABASE_URL && values.WORKERS > workersOnPrivatePostgres) {
    throw new ConfigError(
      `WORKERS cannot be used: without DATABASE_URL it accepts at most ${workersOnPrivatePostgres} processes, as the private database has connections for no more.`,
    );
  }
  const dataDir = resolve(values.DATA_DIR);
  const appUrl = values.APP_URL ?? `http://localhost:${values.PORT}`;
  if (appUrl.startsWith('https:') && values.PAGES_URL?.startsWith('http:')) {
    throw new ConfigError(
      'PAGES_URL must be https when APP_URL is: browsers are told to use https for all sub-domains.',
    );
  }
  return {
    port: values.PORT,
    host: values.HOST,
    /** Processes that share the port. */
    workers: values.WORKERS,
    /** Public origin without a trailing slash, e.g. `https://moonpage.example`. */
    appUrl,
    /** Whether `APP_URL` was given; without it the real port decides once it is known. */
    appUrlGiven: values.APP_URL !== undefined,
    /** Absolute path. */
    dataDir,
    databaseUrl: values.DATABASE_URL ?? null,
    /** `file:` with an absolute path, or `s3://…`. */
    storageUrl: values.STORAGE_URL ?? `file:${dataDir}/files`,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? `${values.PRODUCT_NAME} <no-reply@${new URL(appUrl).hostname}>`,
    supportEmail: values.SUPPORT_EMAIL ?? values.ADMIN_EMAIL[0] ?? '',
    smsUrl: values.SMS_URL ?? null,
    /** Texts that the whole installation sends in a day. */
    smsDailyBudget: values.SMS_DAILY_BUDGET,
    /** What the numbers that are sent texts begin with; null: any country. */
    smsCountries: values.SMS_COUNTRIES ?? null,
    /** Null: made once in `dataDir` (see `secrets.ts`). */
    authSecret: values.AUTH_SECRET ?? null,
    /** Lower case. */
    adminEmails: values.ADMIN_EMAIL,
    /** Without a leading slash; null: random, kept in `dataDir`. */
    adminPath: values.ADMIN_PATH?.replace(/^\//, '') ?? null,
    /** Whether the desk stays shut for an admin who has no second factor. */
    adminSecondFactor: values.ADMIN_SECOND_FACTOR,
    /** What new passwords are held against; `url` is the list of `breached`. */
    passwordCheck: { mode: values.PASSWORD_CHECK, url: values.PASSWORD_CHECK_URL },
    oauth: readOAuthSettings(values),
    /** The model that writes pages; null: the built-in composer writes alone. */
    ai: readAiSettings(values),
    cloudflare: readCloudflareSettings(values),
    /** Absolute path of the folder that is kept as a copy of the live pages; null: none. */
    exportDir: values.EXPORT_DIR === undefined ? null : resolve(values.EXPORT_DIR),
    /** `https://{slug}.example.com`, or null when pages live under `/p/{slug}`. */
    pagesUrl: values.PAGES_URL ?? null,
    /** Whether building is free. */
    beta: values.BETA,
    stripe: readStripeSettings(values),
    /** Whether creators get the editor; without it its screen says that it is coming soon. */
    studio: values.STUDIO,
    /** Asked for in return for free builds, so only during beta. */
    shareSteps: values.BETA ? values.SHARE_STEPS : 'off',
    /** How many uploads, builds, looks and deploys, of each, one account has in a day. */
    dailyPerAccount: values.DAILY_PER_ACCOUNT,
    productName: values.PRODUCT_NAME,
    trustedProxies: values.TRUSTED_PROXIES ?? (isLoopback(values.HOST) ? loopback : []),
    /** Lower-case header in which a trusted proxy names the reader's country; null: none does. */
    countryHeader: values.COUNTRY_HEADER ?? null,
    /** Absolute path of a MaxMind DB file that knows the country of an address; null: none. */
    countryFile: values.COUNTRY_FILE === undefined ? null : resolve(values.COUNTRY_FILE),
    /** How many full months raw readings are kept once they are summed; null: for ever. */
    keepViewsMonths: values.KEEP_VIEWS_MONTHS ?? null,
    logLevel: values.LOG_LEVEL,
  };
}

/** Whoever reaches a service that listens here runs on this machine: a proxy in front of it. */
const loopback = ['127.0.0.0/8', '::1'];

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

function variableOf(path: PropertyKey | undefined): Variable {
  return path !== undefined && path in accepts ? (path as Variable) : 'PORT';
}
