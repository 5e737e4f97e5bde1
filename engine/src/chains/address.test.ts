import { base58, base64url } from '@scure/base';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkAddress, otherChains } from './address.ts';
import { withChecksum } from './evm.ts';
import vectors from './address.vectors.json' with { type: 'json' };
import { blockchains, chainOf } from './chains.ts';
import type { Blockchain } from './chains.ts';
import { crc16 } from './ton.ts';

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });

function stored(blockchain: Blockchain, input: string): string {
  const check = checkAddress(blockchain, input);
  if (!check.ok) throw new Error(`${input} was refused: ${check.message}`);
  return check.address;
}

function complaint(blockchain: Blockchain, input: string): string {
  const check = checkAddress(blockchain, input);
  if (check.ok) throw new Error(`${input} was accepted`);
  return check.message;
}

function friendly(tag: number, workchain: number, account: Uint8Array): string {
  const body = concatBytes(Uint8Array.of(tag, workchain), account);
  const checksum = crc16(body);
  return base64url.encode(concatBytes(body, Uint8Array.of(checksum >> 8, checksum & 0xff)));
}

function tronAddress(prefix: number, account: Uint8Array): string {
  const body = concatBytes(Uint8Array.of(prefix), account);
  return base58.encode(concatBytes(body, sha256(sha256(body)).subarray(0, 4)));
}

/** Another character of the alphabet at one place. */
function changed(text: string, place: number, step: number, alphabet: string): string {
  const at = place % text.length;
  const from = alphabet.indexOf(text.charAt(at));
  const to = alphabet.charAt((from + 1 + (step % (alphabet.length - 1))) % alphabet.length);
  return text.slice(0, at) + to + text.slice(at + 1);
}

const base58Alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const base64Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

test.each(blockchains)(
  '%s accepts its valid vectors and says what is wrong with the others',
  (blockchain) => {
    const { valid = [], invalid = [] } =
      vectors.find(({ rule }) => rule === chainOf(blockchain).address) ?? {};
    expect(valid.length).toBeGreaterThan(0);
    expect(valid.filter((address) => !checkAddress(blockchain, address).ok)).toEqual([]);
    const messages = invalid.map((address) => complaint(blockchain, address));
    expect(messages.filter((message) => !/^[A-Z].*\.$/s.test(message))).toEqual([]);
  },
);

describe('what is stored', () => {
  test('an EVM address without capitals gets no checksum that nobody has checked', () => {
    const address = '0x6982508145454Ce325dDbE47a25d4ec3d2311933';
    expect(stored('Base', address.toLowerCase())).toBe(address.toLowerCase());
    expect(stored('BSC', `0x${address.slice(2).toUpperCase()}`)).toBe(address.toLowerCase());
    expect(stored('Ethereum', `  ${address}\n`)).toBe(address);
  });

  test('a Sui package is padded to 64 lower-case digits, its names stay', () => {
    expect(stored('Sui', '0x2::sui::SUI')).toBe(`0x${'2'.padStart(64, '0')}::sui::SUI`);
    expect(stored('Sui', '0xAb::my_coin::Coin2')).toBe(`0x${'ab'.padStart(64, '0')}::my_coin::Coin2`);
  });

  test('the spellings of one TON contract become one', () => {
    fc.assert(
      fc.property(bytes(32), (account) => {
        fc.pre(account.some((byte) => byte !== 0));
        const bounceable = friendly(0x11, 0, account);
        const base64 = bounceable.replaceAll('-', '+').replaceAll('_', '/');
        for (const spelling of [bounceable, base64, friendly(0x51, 0, account), `0:${bytesToHex(account)}`]) {
          expect(stored('TON', spelling)).toBe(bounceable);
        }
      }),
    );
  });

  test('what is stored is accepted again and stays the same', () => {
    for (const blockchain of blockchains) {
      const vector = vectors.find(({ rule }) => rule === chainOf(blockchain).address);
      for (const address of vector?.valid ?? []) {
        const once = stored(blockchain, address);
        expect(stored(blockchain, once)).toBe(once);
      }
    }
  });
});

describe('any bytes, rightly encoded, are an address', () => {
  test('on the EVM chains, and one letter in the wrong case is noticed', () => {
    fc.assert(
      fc.property(bytes(20), fc.nat(), (account, place) => {
        fc.pre(account.slice(0, 19).some((byte) => byte !== 0));
        const address = withChecksum(bytesToHex(account));
        expect(stored('Ethereum', address)).toBe(address);

        const letters = [...address.slice(2).matchAll(/[a-f]/gi)].map((match) => match.index + 2);
        const at = letters[place % letters.length];
        fc.pre(letters.length > 2 && at !== undefined);
        const letter = address.charAt(at ?? 0);
        const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
        const flipped = address.slice(0, at) + other + address.slice((at ?? 0) + 1);
        const digits = flipped.slice(2);
        fc.pre(digits !== digits.toLowerCase() && digits !== digits.toUpperCase());
        expect(complaint('Ethereum', flipped)).toContain('checksum failed');
      }),
    );
  });

  test('on Solana', () => {
    fc.assert(
      fc.property(bytes(32), (account) => {
        fc.pre(account.some((byte) => byte !== 0));
        const address = base58.encode(account);
        expect(stored('Solana', address)).toBe(address);
      }),
    );
  });

  test('on Tron, and one changed character is noticed', () => {
    fc.assert(
      fc.property(bytes(20), fc.nat(), fc.nat(), (account, place, step) => {
        fc.pre(account.some((byte) => byte !== 0));
        const address = tronAddress(0x41, account);
        expect(stored('Tron', address)).toBe(address);
        expect(complaint('Tron', changed(address, place, step, base58Alphabet))).toMatch(/checksum failed/);
      }),
    );
  });

  test('on TON, and one changed character is noticed', () => {
    fc.assert(
      fc.property(bytes(32), fc.nat(), fc.nat(), (account, place, step) => {
        fc.pre(account.some((byte) => byte !== 0));
        const address = friendly(0x11, 0, account);
        expect(stored('TON', address)).toBe(address);
        expect(complaint('TON', changed(address, place, step, base64Alphabet))).toContain('checksum failed');
      }),
    );
  });
});

test.each<[Blockchain | undefined, string, readonly Blockchain[]]>([
  [undefined, '0x6982508145454Ce325dDbE47a25d4ec3d2311933', ['Base', 'BSC', 'Ethereum']],
  ['Solana', ' `0x6982508145454Ce325dDbE47a25d4ec3d2311933`.', ['Base', 'BSC', 'Ethereum']],
  ['Base', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', ['Solana']],
  ['Ethereum', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', ['Tron']],
  ['Solana', 'EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF', ['TON']],
  ['Solana', '0xfa7ac3951fdca92c5200d468d31a365eb03b2be9936fde615e69f0c1274ad3a0::BLUB::BLUB', ['Sui']],
])('on %s, %s is offered another chain', (blockchain, typed, chains) => {
  expect(otherChains(blockchain, typed)?.chains).toEqual(chains);
});

test.each<[Blockchain | undefined, string]>([
  ['BSC', '0x6982508145454Ce325dDbE47a25d4ec3d2311933'],
  ['Other', '0x6982508145454Ce325dDbE47a25d4ec3d2311933'],
  // A slip of a finger, small letters that have lost their capitals, the zero address, nothing.
  ['Base', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6x'],
  ['Base', '7gcihgdb8fe6knjn2mytkzzcrjqy3t9ghdc8uhymw2hr'],
  ['Solana', `0x${'0'.repeat(40)}`],
  [undefined, 'TBA'],
  [undefined, ''],
])('on %s, %s is offered none', (blockchain, typed) => {
  expect(otherChains(blockchain, typed)).toBeNull();
});

describe('a refusal says what is wrong with this input', () => {
  const evm = '0x6982508145454Ce325dDbE47a25d4ec3d2311933';
  const solana = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
  const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
  const ton = 'EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF';
  const account = base64url.decode(ton).subarray(2, 34);

  test.each<[Blockchain, string, string]>([
    ['Ethereum', evm.slice(0, -1), '1 character too short'],
    ['Ethereum', `${evm}ab`, '2 characters too long'],
    ['Ethereum', evm.slice(2), 'The 0x at the start of the address is missing.'],
    ['Ethereum', 'hello world', 'starts with “hell”'],
    ['Ethereum', evm.replace('8', 'g'), 'Character 5 is “g”, which hex does not have.'],
    ['Ethereum', `0x${'0'.repeat(39)}1`, 'a part of the chain itself'],
    ['Base', `0x${'0'.repeat(36)}dEaD`, 'where coins are burned'],
    ['Other', '0xdEAD000000000000000042069420694206942069', 'the burn address'],
    ['Ethereum', evm.replace('Ce', 'CE'), 'checksum failed'],
    ['Base', solana, 'This looks like a Solana address, but the blockchain is Base: choose Solana'],
    ['BSC', tron, 'This looks like a Tron address, but the blockchain is BSC'],
    ['Solana', evm, 'This looks like an Ethereum, Base or BSC address, but the blockchain is Solana'],
    ['Tron', solana, 'This looks like a Solana address, but the blockchain is Tron'],
    ['Solana', ton, 'This looks like a TON address'],
    ['Solana', '0x2::sui::SUI', 'This looks like a Sui address'],
    ['Solana', tron, 'This looks like a Tron address'],
    ['Solana', `${solana.slice(0, -1)}O`, 'Character 44 is “O”, which base58 does not have (an “o”'],
    ['Solana', solana.slice(0, 40), 'Characters are missing: this stands for'],
    ['Solana', `${'z'.repeat(43)}Z`, 'characters too many'],
    [
      'Solana',
      solana.toLowerCase(),
      'This address has lost its capital letters. Copy it again from Solscan.',
    ],
    [
      'Solana',
      '7gcihgdb8fe6knjn2mytkzzcrjqy3t9ghdc8uhymw2hr',
      'This address has lost its capital letters. Copy it again from Solscan.',
    ],
    ['Solana', solana.toUpperCase(), 'This address has lost its small letters.'],
    ['Solana', '1'.repeat(32), 'This is the system program of Solana, not a coin.'],
    ['Solana', 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'This is the token program of Solana'],
    ['Solana', '1nc1nerator11111111111111111111111111111111', 'This is the incinerator of Solana'],
    ['Tron', tronAddress(0x41, new Uint8Array(20)), 'zero address'],
    ['TON', friendly(0x11, 0, new Uint8Array(32)), 'zero address'],
    ['TON', `0:${'0'.repeat(64)}`, 'zero address'],
    ['Solana', `${solana}v`, '1 character too long'],
    ['Solana', 'EPjF Wdd5', 'Character 5 is a space'],
    ['Solana', 'https://moonfrog.fun', 'This is a link: paste the contract address alone'],
    [
      'Solana',
      `https://dexscreener.com/solana/${solana}`,
      'This is a link: paste the contract address alone',
    ],
    ['Base', `https://etherscan.io/token/${evm}`, 'This link leads to Ethereum, but the blockchain is Base'],
    [
      'BSC',
      `https://birdeye.so/token/${evm}?chain=base`,
      'This link leads to Base, but the blockchain is BSC',
    ],
    ['Ethereum', `https://sepolia.etherscan.io/token/${evm}`, 'This link leads to a test network'],
    ['Solana', `https://solscan.io/token/${solana.toLowerCase()}`, 'has lost its capital letters'],
    ['Solana', ' ', 'There is no address here yet.'],
    ['Sui', `0x${'ab'.repeat(32)}`, 'This is a bare package'],
    ['Sui', '0x2::sui', 'The name after the module is missing'],
    ['Sui', '0x2::sui::', 'The name is empty'],
    ['Sui', '0xzz::BLUB::BLUB', 'Character 3 is “z”, which hex does not have.'],
    ['Sui', `0x${'1'.repeat(66)}::a::B`, 'too long by 2'],
    ['Sui', '0x::a::B', 'The hex digits after 0x are missing.'],
    ['Sui', '0x2::a::B::C', 'too many parts'],
    ['Sui', '0x2::a::B<0x2::sui::SUI>', 'too many parts'],
    ['Sui', '0x2::1a::B', 'The module starts with a digit'],
    ['Sui', '0x2::a::B-C', 'The name holds “-”'],
    ['Sui', 'BLUB', 'starts with “BLUB”'],
    ['TON', ton.slice(0, -1), '1 character too short'],
    ['TON', `${ton.slice(0, -1)}G`, 'checksum failed'],
    ['TON', friendly(0x91, 0, account), 'This is a testnet address'],
    ['TON', friendly(0xd1, 0, account), 'This is a testnet address'],
    ['TON', friendly(0x22, 0, account), 'starts with EQ or UQ'],
    ['TON', friendly(0x11, 7, account), 'workchain 7'],
    ['TON', `0:${'a'.repeat(63)}`, '1 character too short'],
    ['TON', `-1:${'a'.repeat(64)}`, 'starts with 0:, and this starts with -1:'],
    ['TON', ton.replace('-', '*'), 'Character 37 is “*”, which base64 does not have'],
    ['Tron', tron.slice(0, -1), '1 character too short'],
    ['Tron', `${tron.slice(0, -1)}u`, 'The checksum failed'],
    ['Tron', `41${'ab'.repeat(20)}`, 'This is the hex form of a Tron address'],
    ['Tron', tronAddress(0x05, new Uint8Array(20).fill(9)), 'A Tron address starts with T'],
    ['Other', 'two words', 'Character 4 is a space'],
    ['Other', 'a\u0000b', 'invisible character (U+0000)'],
    ['Other', 'x'.repeat(130), 'too long by 2'],
  ])('on %s, %s', (blockchain, input, expected) => {
    expect(complaint(blockchain, input)).toContain(expected);
  });

  test('no input breaks a check, and every refusal is one sentence', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...blockchains),
        fc.string({ unit: 'binary', maxLength: 200 }),
        (blockchain, input) => {
          const check = checkAddress(blockchain, input);
          expect(check.ok ? 'Fine, accepted.' : check.message).toMatch(/^[A-Z0].{10,240}\.$/s);
        },
      ),
    );
  });
});
