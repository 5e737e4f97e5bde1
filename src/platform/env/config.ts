import { z } from 'zod';
import { resolve } from 'node:path';
import { aiAccepts, aiVariables, readAiSettings } from './ai-settings.ts';
import { cloudflareAccepts, cloudflareVariables, readCloudflareSettings } from './cloudflare-settings.ts';
import { ConfigError } from './config-error.ts';
import { oauthAccepts, oauthVariables, readOAuthSettings } from './oauth-settings.ts';

export { ConfigError } from './config-error.ts';

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');

/** Shells and npm use this name for the person's text editor, so any other value is that, and none of ours. */
const editorSwitch = z.string().transform((value) => value === 'on');

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

const path = z.string().regex(/^\/?[A-Za-z0-9][A-Za-z0-9._~-]{7,}$/);

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  APP_URL: httpOrigin.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  STORAGE_URL: z.url({ protocol: /^(file|s3)$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  SUPPORT_EMAIL: z.email().optional(),
  SMS_URL: smsUrl.optional(),
  AUTH_SECRET: z.string().min(32).optional(),
  ADMIN_EMAIL: emailList.default(['admin@moonpage.local']),
  ADMIN_PATH: path.optional(),
  ...oauthVariables,
  ...aiVariables,
  ...cloudflareVariables,
  DEPLOY_TARGET: z.enum(['builtin']).default('builtin'),
  EXPORT_DIR: z.string().min(1).optional(),
  PAGES_URL: pagesUrl.optional(),
  BETA: onOff.default(true),
  EDITOR: editorSwitch.default(false),
  SHARE_STEPS: z.enum(['off', 'invite', 'required']).default('invite'),
  DAILY_PER_ACCOUNT: z.coerce.number().int().min(1).max(1_000_000).default(300),
  PRODUCT_NAME: z.string().trim().min(1).max(60).default('Moonpage'),
  TRUSTED_PROXIES: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])))
    .optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal']).default('info'),
});

type Variable = keyof z.input<typeof schema>;

/** What each variable accepts, in the words of the message that stops a start. */
const accepts: Record<Variable, string> = {
  PORT: 'a port number from 0 to 65535',
  HOST: 'an address to listen on, such as 127.0.0.1 or 0.0.0.0',
  APP_URL: 'the public http(s) origin, such as https://moonpage.example',
  DATA_DIR: 'a folder',
  DATABASE_URL: 'a PostgreSQL address, such as postgres://user:password@host:5432/moonpage',
  STORAGE_URL: 'file:/folder or s3://bucket?endpoint=…&region=…',
  SMTP_URL: 'a mail server, such as smtp://user:password@host:587',
  MAIL_FROM: 'a sender, such as Moonpage <hello@moonpage.example>',
  SUPPORT_EMAIL: 'an e-mail address',
  SMS_URL: 'an https address, or an http one of this very machine',
  AUTH_SECRET: 'at least 32 characters',
  ADMIN_EMAIL: 'one or more e-mail addresses, separated by commas',
  ADMIN_PATH: 'one path segment of at least 8 letters, digits, dots, dashes or underscores',
  ...oauthAccepts,
  ...aiAccepts,
  ...cloudflareAccepts,
  DEPLOY_TARGET: 'builtin',
  EXPORT_DIR: 'a folder of its own',
  PAGES_URL: 'an http(s) address with {slug} as its first host label, such as https://{slug}.example.com',
  BETA: 'on or off',
  EDITOR: 'on or off',
  SHARE_STEPS: 'off, invite or required',
  DAILY_PER_ACCOUNT: 'a whole number from 1 to 1000000',
  PRODUCT_NAME: 'a name of 1 to 60 characters',
  TRUSTED_PROXIES: 'IP addresses or CIDR ranges, separated by commas',
  LOG_LEVEL: 'trace, debug, info, warn, error or fatal',
};

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
    /** Null: made once in `dataDir` (see `secrets.ts`). */
    authSecret: values.AUTH_SECRET ?? null,
    /** Lower case. */
    adminEmails: values.ADMIN_EMAIL,
    /** Without a leading slash; null: random, kept in `dataDir`. */
    adminPath: values.ADMIN_PATH?.replace(/^\//, '') ?? null,
    oauth: readOAuthSettings(values),
    /** The model that writes pages; null: the built-in composer writes alone. */
    ai: readAiSettings(values),
    cloudflare: readCloudflareSettings(values),
    /** Absolute path of the folder that is kept as a copy of the live pages; null: none. */
    exportDir: values.EXPORT_DIR === undefined ? null : resolve(values.EXPORT_DIR),
    /** `https://{slug}.example.com`, or null when pages live under `/p/{slug}`. */
    pagesUrl: values.PAGES_URL ?? null,
    beta: values.BETA,
    editor: values.EDITOR,
    shareSteps: values.SHARE_STEPS,
    /** How many uploads, builds, looks and deploys, of each, one account has in a day. */
    dailyPerAccount: values.DAILY_PER_ACCOUNT,
    productName: values.PRODUCT_NAME,
    trustedProxies: values.TRUSTED_PROXIES ?? (isLoopback(values.HOST) ? loopback : []),
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
