import { expect, test } from 'vitest';
import { checkAddress } from './address.ts';
import type { Blockchain } from './chains.ts';
import { pastedAddress } from './pasted-address.ts';

const evm = '0x6982508145454Ce325dDbE47a25d4ec3d2311933';
const solana = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const ton = 'EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF';
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const sui = `0x${'ab'.repeat(32)}::frog::FROG`;

test.each<[Blockchain, string, string]>([
  ['Solana', `solana:${solana}`, solana],
  ['Solana', `CA: ${solana}`, solana],
  ['Solana', `ca：${solana}.`, solana],
  ['Solana', `Contract address: "${solana}"`, solana],
  ['Solana', `\`${solana}\``, solana],
  ['Solana', `“${solana}”,`, solana],
  ['Solana', `<${solana}>`, solana],
  ['Ethereum', `ethereum:${evm}`, evm],
  ['Base', `(${evm})`, evm],
  ['Solana', `https://solscan.io/token/${solana}?utm_source=x`, solana],
  ['Solana', `solscan.io/token/${solana}`, solana],
  ['Solana', `https://www.pump.fun/coin/${solana}`, solana],
  ['Solana', `https://birdeye.so/token/${solana}?chain=solana`, solana],
  ['Solana', `https://gmgn.ai/sol/token/${solana}`, solana],
  ['Ethereum', `https://etherscan.io/address/${evm}#code`, evm],
  ['Base', `https://www.geckoterminal.com/base/tokens/${evm}`, evm],
  ['BSC', `bscscan.com/token/${evm}/`, evm],
  ['TON', `https://tonviewer.com/${ton}`, ton],
  ['Tron', `https://tronscan.org/#/token20/${tron}`, tron],
  ['Sui', `https://suivision.xyz/coin/${encodeURIComponent(sui)}`, sui],
  ['Other', 'https://explorer.example/token/frog.near', 'frog.near'],
])('on %s goes from %s', (blockchain, input, address) => {
  expect(checkAddress(blockchain, input)).toMatchObject({ ok: true, address });
});

test.each([
  'TBA',
  'tbd.',
  ' Soon ',
  'coming  soon…',
  'N/A',
  'none',
  '-',
  '—',
  'YOUR_CONTRACT_ADDRESS_HERE',
  '<CA>',
  '{contract}',
  'CA: TBA',
  '0x000…',
  '0x000...000',
  `0x${'0'.repeat(40)}`,
  'not yet',
  '"pending"',
])('%j says that there is none yet', (input) => {
  expect(pastedAddress(input)).toBe('');
});

test('what is probably wrong is a question, not a refusal', () => {
  const doubts = (blockchain: Blockchain, input: string) => {
    const check = checkAddress(blockchain, input);
    return check.ok ? (check.doubt ?? '') : 'refused';
  };
  expect(doubts('Sui', '0x2::blub::blub')).toBe('Move names keep their capitals: is it really blub?');
  expect(doubts('Sui', '0x2::blub::BLUB')).toBe('');
  expect(doubts('Other', solana.toLowerCase())).toMatch(/an address of Solana that has lost/);
  expect(doubts('Other', tron.toLowerCase())).toMatch(/an address of Tron/);
  expect(doubts('Other', ton.toLowerCase())).toMatch(/an address of TON/);
  expect(doubts('Other', solana)).toBe('');
  expect(doubts('Other', 'frog.near')).toBe('');
});
