import { expect, test } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';
import { publicSettings } from './public-settings.ts';

const refused = (env: Record<string, string>): string => {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('the settings were accepted');
};

test('nothing needs to be set', () => {
  const config = parseConfig({});
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    workers: 1,
    appUrl: 'http://localhost:3000',
    databaseUrl: null,
    exportDir: null,
    adminEmails: ['admin@moonpage.local'],
    adminSecondFactor: 'off',
    supportEmail: 'admin@moonpage.local',
    productName: 'Moonpage',
    beta: true,
  });
  expect(config.dataDir).toMatch(/\/data$/);
  expect(config.storageUrl).toBe(`file:${config.dataDir}/files`);
});

test('a proxy on this machine is believed when nobody else can connect', () => {
  const proxies = (env: Record<string, string>) => parseConfig(env).trustedProxies;
  expect(proxies({})).toEqual(['127.0.0.0/8', '::1']);
  expect(proxies({ HOST: 'localhost' })).toEqual(['127.0.0.0/8', '::1']);
  expect(proxies({ HOST: '0.0.0.0' })).toEqual([]);
  expect(proxies({ TRUSTED_PROXIES: '10.0.0.1' })).toEqual(['10.0.0.1']);
});

test('pages on http are refused beside an app on https', () => {
  const urls = { APP_URL: 'https://moonpage.example', PAGES_URL: 'http://{slug}.moonpage.example' };
  expect(refused(urls)).toMatch(/^PAGES_URL must be https/);
});

test('a relative EXPORT_DIR is read from the working directory', () => {
  expect(parseConfig({ EXPORT_DIR: 'www' }).exportDir).toBe(`${process.cwd()}/www`);
});

test.each([
  ['PORT', { PORT: '70000' }],
  ['PORT', { PORT: 'http' }],
  ['WORKERS', { WORKERS: '0' }],
  ['WORKERS', { WORKERS: '1.5' }],
  ['WORKERS', { WORKERS: '65', DATABASE_URL: 'postgres://localhost/x', AUTH_SECRET: 'x'.repeat(32) }],
  ['APP_URL', { APP_URL: 'moonpage.example' }],
  ['APP_URL', { APP_URL: 'ftp://moonpage.example' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
  ['STORAGE_URL', { STORAGE_URL: 'https://bucket' }],
  ['SMTP_URL', { SMTP_URL: 'localhost:25' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://' }],
  ['MAIL_FROM', { MAIL_FROM: 'Moonpage' }],
  ['MAIL_FROM', { MAIL_FROM: 'Moonpage <hello>' }],
  ['ADMIN_EMAIL', { ADMIN_EMAIL: 'root' }],
  ['ADMIN_PATH', { ADMIN_PATH: 'a b c d e f' }],
  ['ADMIN_SECOND_FACTOR', { ADMIN_SECOND_FACTOR: 'on' }],
  ['PASSWORD_CHECK', { PASSWORD_CHECK: 'strict' }],
  ['PASSWORD_CHECK_URL', { PASSWORD_CHECK_URL: 'http://passwords.example' }],
  ['SMS_DAILY_BUDGET', { SMS_DAILY_BUDGET: '-1' }],
  ['SMS_COUNTRIES', { SMS_COUNTRIES: '49' }],
  ['AUTH_SECRET', { AUTH_SECRET: 'short' }],
  ['AI_PROVIDER', { AI_PROVIDER: 'skynet' }],
  ['AI_BASE_URL', { AI_BASE_URL: 'localhost:11434' }],
  ['AI_VISION', { AI_VISION: 'auto' }],
  ['AI_DAILY_TOKENS', { AI_DAILY_TOKENS: '-1' }],
  ['AI_DAILY_TOKENS_PER_ACCOUNT', { AI_DAILY_TOKENS_PER_ACCOUNT: 'many' }],
  ['AI_PRICE_INPUT', { AI_PRICE_INPUT: '$3' }],
  ['AI_WHOLE_SECONDS', { AI_WHOLE_SECONDS: '0' }],
  ['CLOUDFLARE_ACCOUNT_ID', { CLOUDFLARE_ACCOUNT_ID: '../../user' }],
  ['CLOUDFLARE_API_TOKEN', { CLOUDFLARE_API_TOKEN: 'two words' }],
  ['CLOUDFLARE_API_URL', { CLOUDFLARE_API_URL: 'http://api.cloudflare.com/client/v4' }],
  ['CLOUDFLARE_API_URL', { CLOUDFLARE_API_URL: 'https://user:secret@proxy.example' }],
  ['PAGES_URL', { PAGES_URL: 'https://example.com/{slug}' }],
  ['BETA', { BETA: 'yes' }],
  ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'pk_test_published' }],
  ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: 'sk_test_1234567890' }],
  ['STRIPE_API_URL', { STRIPE_API_URL: 'http://api.stripe.com' }],
  ['STUDIO', { STUDIO: 'vi' }],
  ['SHARE_STEPS', { SHARE_STEPS: 'maybe' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/99' }],
])('a value of %s that cannot be used is named in one line', (variable, env) => {
  const message = refused(env);
  expect(message).toMatch(new RegExp(`^${variable} cannot be used: it accepts .+\\.$`));
  expect(message).not.toContain('\n');
});

test('the private database has connections for seven processes', () => {
  expect(parseConfig({ WORKERS: '7' }).workers).toBe(7);
  expect(refused({ WORKERS: '8' })).toMatch(
    /^WORKERS cannot be used: without DATABASE_URL it accepts at most 7/,
  );
});

test('a database of the operator needs the secret that its nodes share', () => {
  expect(refused({ DATABASE_URL: 'postgres://localhost/moonpage' })).toMatch(/^AUTH_SECRET must be set/);
  expect(
    parseConfig({ DATABASE_URL: 'postgres://localhost/moonpage', AUTH_SECRET: 'x'.repeat(32) }).databaseUrl,
  ).toBe('postgres://localhost/moonpage');
});

test("the editor of pages is on unless STUDIO says otherwise; EDITOR is the person's own text editor", () => {
  expect(parseConfig({ EDITOR: 'off' }).studio).toBe(true);
  expect(parseConfig({ STUDIO: 'off', EDITOR: 'vi' }).studio).toBe(false);
  expect(publicSettings(parseConfig({ STUDIO: 'off' })).studio).toBe(false);
  expect(publicSettings(parseConfig({})).studio).toBe(true);
});

test('builds are sold after the beta where Stripe is set up, and no page knows its secrets', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_1234567890', STRIPE_WEBHOOK_SECRET: 'whsec_1234567890' };
  const settingsOf = (env: Record<string, string>) => publicSettings(parseConfig(env));
  expect(settingsOf({})).toMatchObject({ beta: true, price: '$50', isSold: false });
  expect(settingsOf(stripe)).toMatchObject({ beta: true, isSold: false });
  expect(settingsOf({ BETA: 'off' })).toMatchObject({ beta: false, price: '$50', isSold: false });
  expect(settingsOf({ BETA: 'off', ...stripe })).toMatchObject({ beta: false, isSold: true });
  expect(JSON.stringify(settingsOf({ BETA: 'off', ...stripe }))).not.toContain('1234567890');
  expect(parseConfig(stripe).stripe).toEqual({
    secretKey: stripe.STRIPE_SECRET_KEY,
    webhookSecret: stripe.STRIPE_WEBHOOK_SECRET,
    apiUrl: 'https://api.stripe.com',
  });
});

test('a sender is an address, with or without a name', () => {
  for (const from of ['moon@localhost', 'hello@moonpage.example', 'Moon, page <hello@moonpage.example>']) {
    expect(parseConfig({ MAIL_FROM: from }).mailFrom).toBe(from);
  }
});

test('an empty value counts as unset', () => {
  expect(parseConfig({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 3000, smtpUrl: null });
});

test('several admins are separated by commas, and case does not matter', () => {
  expect(parseConfig({ ADMIN_EMAIL: 'Ann@example.com, bob@example.com' }).adminEmails).toEqual([
    'ann@example.com',
    'bob@example.com',
  ]);
});

test('the public address keeps only its origin', () => {
  expect(parseConfig({ APP_URL: 'https://moonpage.example/some/path' }).appUrl).toBe(
    'https://moonpage.example',
  );
});

test('codes go to a gateway over https, or to one on this very machine', () => {
  expect(refused({ SMS_URL: 'http://sms.example/send' })).toMatch(
    /^SMS_URL cannot be used: it accepts an https/,
  );
  expect(refused({ SMS_URL: 'sms.example' })).toMatch(/^SMS_URL cannot be used/);
  for (const url of [
    'https://sms.example/send',
    'http://localhost:8080/',
    'http://127.0.0.1:1/',
    'http://[::1]:1/',
  ]) {
    expect(parseConfig({ SMS_URL: url }).smsUrl).toBe(url);
  }
});
