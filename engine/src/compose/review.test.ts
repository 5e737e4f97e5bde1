import { describe, expect, test } from 'vitest';
import { reviewText } from './review.ts';
import type { ReviewCode } from './review.ts';

function codes(text: string, stated?: string): ReviewCode[] {
  return reviewText(text, stated).map(({ code }) => code);
}

describe('what no page may say', () => {
  test.each<[ReviewCode, string]>([
    ['profit-promise', 'Guaranteed returns from day one'],
    ['profit-promise', 'guaranteed'],
    ['profit-promise', 'An easy 100x'],
    ['profit-promise', '1,000 x is coming'],
    ['profit-promise', 'x100 soon'],
    ['profit-promise', 'up 500% this week'],
    ['profit-promise', 'We are going to the moon'],
    ['profit-promise', 'It will moon'],
    ['profit-promise', 'This will make you rich'],
    ['profit-promise', 'Become a millionaire'],
    ['profit-promise', 'Passive income for holders'],
    ['profit-promise', 'Risk-free entry'],
    ['profit-promise', 'There is no risk'],
    ['profit-promise', 'The next Bitcoin'],
    ['profit-promise', 'The price will only rise'],
    ['profit-promise', 'Buy before it pumps'],
    ['profit-promise', 'Ｇｕａｒａｎｔｅｅｄ ｐｒｏｆｉｔ'],
    ['profit-promise', 'guar\u200banteed'],
    ['profit-promise', 'Don’t miss guaranteed gains'],
    ['unstated-audit', 'Our contract is audited'],
    ['unstated-audit', 'Liquidity is burned'],
    ['unstated-audit', 'CertiK checked it'],
    ['unstated-listing', 'Listed on Binance'],
    ['unstated-listing', 'CEX listing soon'],
    ['unstated-partner', 'In partnership with a bank'],
    ['unstated-partner', 'Backed by whales'],
    ['secret-phrase', 'Enter your seed phrase'],
    ['secret-phrase', 'Send your private key'],
    ['secret-phrase', 'Type your 12 words'],
    ['wallet-request', 'Connect your wallet to start'],
    ['wallet-request', 'Please verify your wallet'],
    ['wallet-request', 'Claim your free airdrop'],
    ['wallet-request', 'Send 1 SOL and receive 2 back'],
    ['wallet-request', 'No fees at all, connect your wallet'],
    ['wallet-request', 'No fees, so connect your wallet'],
    ['secret-phrase', 'No worries: enter your seed phrase'],
    ['link', 'Go to scam.example.com now'],
    ['link', 'https://x.y'],
    ['link', 'find us at t.me/frog'],
    ['address', 'CA: 0x6982508145454Ce325dDbE47a25d4ec3d2311933'],
    ['address', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'],
  ])('%s: %s', (code, text) => {
    expect(codes(text)).toContain(code);
  });

  test.each([
    'No profit is promised.',
    'Nobody can guarantee anything.',
    'It is not audited.',
    'Never share your seed phrase.',
    'Nobody here will ask you to connect your wallet.',
    'There is no partnership with anyone.',
    'Backed by nothing but a frog.',
    'A 100% real dog.',
    'A 512 x 512 picture of a cat.',
    'A non-profit for ducks.',
    'The dog always returns to the yard.',
    'A penguin that will fly one day.',
    'The moon is a rock.',
    'He lives in a shed. It leaks.',
    'An investment banker who became a crab.',
    'Supercalifragilisticexpialidocious and proud of it.',
  ])('%s is fine', (text) => {
    expect(reviewText(text)).toEqual([]);
  });

  test('an audit, listing or partner that the creator stated is not invented, a promise stays one', () => {
    expect(codes('Audited by two owls', 'This coin was audited by two owls.')).toEqual([]);
    expect(codes('Listed on Binance', 'We are listed on Binance.')).toEqual([]);
    expect(codes('Guaranteed 100x', 'Guaranteed 100x')).toEqual(['profit-promise']);
  });

  test('a finding says why, with the words', () => {
    expect(reviewText('Now 100x guaranteed')).toEqual([
      {
        code: 'profit-promise',
        words: 'guaranteed',
        message: 'Nobody can promise what a coin will be worth: leave the promise out.',
      },
    ]);
  });

  test('long hostile texts are read quickly', () => {
    const started = performance.now();
    for (const piece of ['send 1 ', 'a-', '1', 'no ', '0x', 'x.', 'connect your ', 'claim your free '])
      reviewText(piece.repeat(Math.ceil(2000 / piece.length)));
    expect(performance.now() - started).toBeLessThan(1500);
  });
});
