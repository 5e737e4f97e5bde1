import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCountries } from './countries.ts';
import { countryFile } from './test-support/country-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'moonpage-countries-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('countries are read from a MaxMind file, and what is no address or not in it has none', async () => {
  const file = join(folder, 'country.mmdb');
  await writeFile(file, countryFile(203, 'PE'));
  const countryOf = await openCountries(file);
  expect(['203.0.113.7', '203.255.0.1', '202.0.0.1', '2001:db8::1', 'unknown', ''].map(countryOf)).toEqual([
    'PE',
    'PE',
    null,
    null,
    null,
    null,
  ]);
});

test('without a file no country is known', async () => {
  expect((await openCountries(null))('203.0.113.7')).toBeNull();
});

test('a file that is missing or something else is named to the operator', async () => {
  await writeFile(join(folder, 'notes.txt'), 'Not a database.');
  for (const name of ['missing.mmdb', 'notes.txt'])
    await expect(openCountries(join(folder, name))).rejects.toThrow('COUNTRY_FILE cannot be used: ');
});
