import { testFacts } from '@moonpage/engine/test-facts.ts';
import { expect, test } from 'vitest';
import { askedSection } from './asked.ts';
import { checkAnswer } from './check.ts';
import { findInventedClaims } from './invented-claims.ts';

const hero = askedSection({ id: 'hero', kind: 'hero' });
if (!hero) throw new Error('heroes are asked for');

const isRefused = (tagline: string, description: string) => {
  const facts = testFacts({ name: 'Dog', symbol: 'WIF', blockchain: 'Solana', description });
  return 'problems' in checkAnswer(hero, { kicker: '', headline: 'A hat', tagline }, facts);
};

test.each([
  'Your money will triple by Friday.',
  'Every holder doubles their bag in a week.',
  'The floor is locked and only rises.',
  'Five figures by Christmas for every holder.',
  'Nobody who bought has ever lost.',
  'A bag that buys you a house.',
  'It will be worth a fortune.',
  'Whoever buys today smiles tomorrow.',
  'Every dip was a gift.',
  'Small bags become mansions here.',
  'Put in a bone, take out a yacht.',
  'The price likes to climb.',
  'Coming to Coinbase.',
  'The big exchanges are calling.',
  'Binance has confirmed us.',
  'Kraken called about the hat.',
  'The hat was seen at the SEC.',
  'Better than Dogecoin.',
  'Elon likes the hat.',
  'Contract checked by three security firms.',
  'Passed a full security review.',
  'Mint is off and owner is the zero address.',
  'LP tokens sent to the dead address.',
  'The pool stays sealed.',
  'Its contract is perfectly safe.',
  'Revoked mint.',
  'Liquidity can never leave.',
  'Certified safe by professionals.',
  'Half of the supply was burned.',
  'Enter your twelve magic words at checkout.',
  'Type the words of the hat here.',
  'Share a key with the dog.',
  'Ten thousand frogs already hold it.',
  'Forty holders and a hat.',
  'Two years of naps.',
  'One dollar a day.',
  'The team of seven lives in Lisbon.',
  'Founded by ex-Wall Street traders.',
  'The lead developer never sleeps.',
  'Our founders met in a kennel.',
  'Launching on Friday.',
  'The hat arrives by summer.',
  'Live this weekend.',
  'From the creators of Dogecoin.',
  'Officially recognised by the SEC.',
  'pepe-claim [.] xyz',
  'Соming to Cоinbase.', // with Cyrillic letters
])('%s is refused of a model', (text) => {
  expect(isRefused(text, 'A dog with a hat.')).toBe(true);
});

test.each([
  ['The team of seven lives in Lisbon.', 'The team of seven lives in Lisbon.'],
  ['Two years of naps.', 'Two years of naps and a hat.'],
  ['Kraken sleeps.', 'A dog and a kraken.'],
])('%s may be told where the creator wrote: %s', (text, description) => {
  expect(isRefused(text, 'A dog with a hat.')).toBe(true);
  expect(isRefused(text, description)).toBe(false);
});

test('what a description says of pool and contract may not be told by a model either', () => {
  const said = 'We lost the key. The pool stays sealed.';
  expect(isRefused('The pool stays sealed.', said)).toBe(true);
  expect(isRefused('We lost the key.', said)).toBe(false);
});

test('letters inside other words of the creator’s state nothing', () => {
  expect(findInventedClaims('Ask the SEC.', 'He was the second dog.')).toHaveLength(1);
});

test.each([
  'The hat was here first. The dog came with it.',
  'It will not make you rich. It may lick your face.',
  'Nobody here gets rich, and the dog is fine.',
  'One hat, four legs, no plan.',
  'He turns around before he sits.',
  'The address stands below. Read it with both eyes.',
  'A hat on {chain}, paid for with {native}.',
  'He sleeps on Mondays.',
  'The house smells of wet hat.',
  'Solana has a dog with a hat.',
  'Confirmed by the dog: woof.',
])('%s is fine', (text) => {
  expect(isRefused(text, 'A dog with a hat.')).toBe(false);
});

test.each([
  'your bag ',
  'the pool ',
  'gets a ',
  'enter the ',
  'launch on ',
  'one hundred ',
  'by the ',
  'pass a ',
])('two thousand letters of “%s” are read at once', (piece) => {
  const text = piece.repeat(Math.ceil(2000 / piece.length));
  const times = Array.from({ length: 3 }, () => {
    const started = performance.now();
    findInventedClaims(text, 'A dog.');
    return performance.now() - started;
  });
  expect(Math.min(...times)).toBeLessThan(50);
});
