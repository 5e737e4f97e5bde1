import { expect, test } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';

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
    appUrl: 'http://localhost:3000',
    databaseUrl: null,
    exportDir: null,
    adminEmails: ['admin@moonpage.local'],
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
  ['APP_URL', { APP_URL: 'moonpage.example' }],
  ['APP_URL', { APP_URL: 'ftp://moonpage.example' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
  ['STORAGE_URL', { STORAGE_URL: 'https://bucket' }],
  ['SMTP_URL', { SMTP_URL: 'localhost:25' }],
  ['ADMIN_EMAIL', { ADMIN_EMAIL: 'root' }],
  ['ADMIN_PATH', { ADMIN_PATH: 'a b c d e f' }],
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
  ['SHARE_STEPS', { SHARE_STEPS: 'maybe' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/99' }],
])('a value of %s that cannot be used is named in one line', (variable, env) => {
  const message = refused(env);
  expect(message).toMatch(new RegExp(`^${variable} cannot be used: it accepts .+\\.$`));
  expect(message).not.toContain('\n');
});

test('a database of the operator needs the secret that its nodes share', () => {
  expect(refused({ DATABASE_URL: 'postgres://localhost/moonpage' })).toMatch(/^AUTH_SECRET must be set/);
  expect(
    parseConfig({ DATABASE_URL: 'postgres://localhost/moonpage', AUTH_SECRET: 'x'.repeat(32) }).databaseUrl,
  ).toBe('postgres://localhost/moonpage');
});

test("the name of the person's text editor is no setting of ours", () => {
  expect(parseConfig({ EDITOR: 'vi' }).editor).toBe(parseConfig({}).editor);
  expect(parseConfig({ EDITOR: 'on' }).editor).toBe(true);
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
