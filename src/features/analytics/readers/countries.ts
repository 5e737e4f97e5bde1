import { type CountryResponse, open, validate } from 'maxmind';
import { ConfigError } from '../../../platform/env/config-error.ts';
import { messageOf } from '../../../platform/errors/system-error.ts';

/**
 * Reads the country of an address from a MaxMind DB file of the operator's, such as GeoLite2-Country or DB-IP's.
 * @param file null: no country is known
 * @throws {ConfigError} when it cannot be read
 */
export async function openCountries(file: string | null): Promise<(address: string) => string | null> {
  if (file === null) return () => null;
  try {
    const countries = await open<CountryResponse>(file);
    return (address) => (validate(address) ? (countries.get(address)?.country?.iso_code ?? null) : null);
  } catch (error) {
    throw new ConfigError(`COUNTRY_FILE cannot be used: ${messageOf(error)}`);
  }
}
