import { base64url } from '@scure/base';
import { hexToBytes } from '@noble/hashes/utils.js';
import { accepted, refused, refuseForeignCharacter, refuseLength } from './address-check.ts';
import type { AddressCheck } from './address-check.ts';

const bounceable = 0x11;
const notBounceable = 0x51;
const testnetFlag = 0x80;

/**
 * TON: 48 characters of base64 or base64url, or the raw `0:<64 hex>`. A token is a contract, and one contract should have
 * one spelling, so it is stored in the bounceable base64url form (`EQ…`) that explorers show.
 */
export function checkTonAddress(input: string): AddressCheck {
  if (/^-?\d+:/.test(input)) return checkRaw(input);

  const text = input.replaceAll('+', '-').replaceAll('/', '_');
  const problem =
    refuseForeignCharacter(text, {
      alphabet: /[A-Za-z0-9_-]/,
      what: 'base64',
      startsAt: 1,
      hint: () => '',
    }) ?? refuseLength(text, { min: 48, max: 48, what: 'a TON address has 48 characters' });
  if (problem !== null) return problem;

  const bytes = base64url.decode(text);
  const body = bytes.subarray(0, 34);
  const checksum = crc16(body);
  if (bytes[34] !== checksum >> 8 || bytes[35] !== (checksum & 0xff)) {
    return refused('The checksum failed: a character of this address is wrong. Copy it again.');
  }
  const tag = bytes[0] ?? 0;
  if (tag === (bounceable | testnetFlag) || tag === (notBounceable | testnetFlag)) {
    return refused('This is a testnet address: paste the address that the coin has on the TON mainnet.');
  }
  if (tag !== bounceable && tag !== notBounceable) {
    return refused('This is not an address: on TON one starts with EQ or UQ.');
  }
  const workchain = bytes[1] ?? 0;
  if (workchain !== 0 && workchain !== 0xff) {
    return refused(`This address is on workchain ${workchain}, and TON has only 0 and -1.`);
  }
  return spelled(workchain, bytes.subarray(2, 34));
}

function checkRaw(input: string): AddressCheck {
  const [workchain = '', ...rest] = input.split(':');
  const digits = rest.join(':');
  if (workchain !== '0')
    return refused(`A raw TON address starts with 0:, and this starts with ${workchain}:.`);
  const problem =
    refuseForeignCharacter(digits, { alphabet: /[0-9a-f]/i, what: 'hex', startsAt: 3, hint: () => '' }) ??
    refuseLength(digits, { min: 64, max: 64, what: '0: is followed by 64 hex digits' });
  return problem ?? spelled(0, hexToBytes(digits));
}

function spelled(workchain: number, account: Uint8Array): AddressCheck {
  if (account.every((byte) => byte === 0))
    return refused('This is the zero address, which belongs to no coin.');
  return accepted(spell(workchain, account));
}

function spell(workchain: number, account: Uint8Array): string {
  const bytes = new Uint8Array(36);
  bytes[0] = bounceable;
  bytes[1] = workchain;
  bytes.set(account, 2);
  const checksum = crc16(bytes.subarray(0, 34));
  bytes[34] = checksum >> 8;
  bytes[35] = checksum & 0xff;
  return base64url.encode(bytes);
}

/** CRC16-XMODEM: polynomial 0x1021, starts at 0, high byte first. */
export function crc16(bytes: Uint8Array): number {
  let register = 0;
  for (const byte of bytes) {
    register ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      register = (register & 0x8000) === 0 ? (register << 1) & 0xffff : ((register << 1) ^ 0x1021) & 0xffff;
    }
  }
  return register;
}
