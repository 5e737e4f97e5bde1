import { expect, test } from 'vitest';
import { oauthProviderIds } from '../../../platform/env/oauth-settings.ts';
import { firstNameOf } from './identify.ts';
import { asOffered, readProviderId, socialProviders } from './providers.ts';

const proves = (id: 'azure' | 'gitlab', profile: Record<string, unknown>) => {
  const { proof } = socialProviders[id];
  return typeof proof === 'function' && proof(profile);
};

test('each provider has a name and a mark of its own', () => {
  const entries = oauthProviderIds.map(asOffered);
  expect(new Set(entries.map(({ name }) => name)).size).toBe(17);
  expect(new Set(entries.map(({ icon }) => icon)).size).toBe(17);
  for (const { icon } of entries) expect(icon).toMatch(/^M[-MLHVCSAZmlhvcsaz\d. ]+Z$/);
});

test.each([
  [{ email: 'a@b.example', xms_edov: true }, true],
  [{ email: 'a@b.example', xms_edov: '1' }, true],
  [{ email: 'a@b.example', verified_primary_email: ['a@b.example'] }, true],
  [{ email: 'a@b.example', verified_secondary_email: ['c@b.example', 'a@b.example'] }, true],
  [{ email: 'a@b.example' }, false],
  [{ email: 'a@b.example', email_verified: true }, false],
  [{ email: 'a@b.example', xms_edov: '0' }, false],
  [{ email: 'a@b.example', verified_primary_email: ['c@b.example'] }, false],
  [{}, false],
])('Microsoft’s %j vouches for the address: %s', (claims, expected) => {
  expect(proves('azure', claims)).toBe(expected);
});

test.each([
  [{ confirmed_at: '2024-05-23T09:05:22.000Z' }, true],
  [{ confirmed_at: null }, false],
  [{ confirmed_at: '' }, false],
  [{ email_verified: true }, false],
])('GitLab’s %j vouches for the address: %s', (profile, expected) => {
  expect(proves('gitlab', profile)).toBe(expected);
});

test('only the names of the specification are providers', () => {
  expect(readProviderId('google')).toBe('google');
  for (const name of ['Google', 'credential', 'toString', '__proto__', ''])
    expect(readProviderId(name)).toBeNull();
});

test.each([
  [{ given_name: 'Ada' }, 'Ada Lovelace', 'Ada'],
  [{ first_name: 'Grace' }, '', 'Grace'],
  [{}, '  Moon   Cat ', 'Moon'],
  [{}, '김민지', '김민지'],
  [{ given_name: '  ', first_name: 7 }, '', 'Ada'],
  [{ given_name: '\u0000\u202E' }, '\u200B', 'Ada'],
  [{ given_name: 'x'.repeat(200) }, '', 'x'.repeat(80)],
])('somebody of %j and the name %j is greeted as %j', (profile, name, expected) => {
  expect(firstNameOf(profile, name, 'ada.lovelace@example.com')).toBe(expected);
});

test('without any name the greeting says Friend', () => {
  expect(firstNameOf({}, '', null)).toBe('Friend');
});
