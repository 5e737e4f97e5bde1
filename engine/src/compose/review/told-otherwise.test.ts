import { expect, test } from 'vitest';
import { reviewText } from '../review.ts';
import type { ReviewCode } from './rule.ts';

/** The same claims as ever, without the words that usually give them away. */
const claims: Partial<Record<ReviewCode, readonly string[]>> = {
  'profit-promise': [
    'Your money will triple by Friday.',
    'Watch your savings quadruple.',
    'Everyone’s bag doubles overnight.',
    'Every holder doubles their bag in a week.',
    'Your bag only grows.',
    'Turn pocket change into a house.',
    'Turns lunch money into a villa.',
    'Holders will be able to buy a house.',
    'You could afford a yacht.',
    'Retire your parents with this one.',
    'Easiest money you will ever make.',
    'Put in 100, take out 900.',
    'Throw in $50 and walk away with $5,000.',
    'The floor is locked and only rises.',
    'Price goes vertical on Tuesday.',
    'The chart is going parabolic.',
    'The price can never fall.',
    'This can not fall.',
    'Number only goes in one direction: up.',
    'We only go north from here.',
    'Green candles only.',
    'Five figures by Christmas for every holder.',
    'Six figures for each of you.',
    '100-bagger',
    'A fifty bagger',
    'We will hit a dollar.',
    'One dollar by summer.',
    'Ten bucks each, soon.',
    'Every holder gets one dollar a day.',
    'Each holder earns about five bucks a week.',
    'Pays you every day just for holding.',
    'Get paid to hold.',
    'Passive yield of ten percent a day.',
    'Nobody who bought has ever lost.',
    'No holder who stayed has lost.',
    'You cannot afford to miss what happens to the price.',
    'Buy now, thank me later.',
    'A sure thing.',
    'Yоur mоney will triple.', // with Cyrillic letters
  ],
  'unstated-listing': [
    'Coming to Coinbase.',
    'Heading to Kraken next.',
    'We are going live at Binance.',
    'Binance has confirmed us.',
    'OKX accepted it.',
    'Accepted by Bybit.',
    'Listing confirmed: Kraken.',
    'Listings: Upbit and Bithumb.',
    'CMC and CG listed.',
    'Tier one exchanges next.',
  ],
  'unstated-audit': [
    'Contract checked by three security firms.',
    'The code was vetted by two auditors.',
    'Passed a full security review.',
    'Cleared every contract inspection.',
    'The contract is bulletproof.',
    'Mint is off.',
    'The owner is the zero address.',
    'LP tokens sent to the dead address.',
    'Liquidity is gone for good.',
    'The liquidity stays, nobody can pull it.',
    'Nobody can mint more.',
    'The pool is sealed forever.',
    'The dev burned his keys.',
  ],
  'unstated-supply': [
    'Half of the supply was burned.',
    'Most of its supply is locked.',
    'Ten thousand frogs already hold it.',
    'Two million people trust {ticker}.',
  ],
  'unstated-date': ['Launching on Friday.', 'We go live before Christmas.', 'The listing is in March.'],
  'secret-phrase': [
    'Enter your twelve magic words at checkout.',
    'Type in your backup words so we can add your bonus.',
    'Paste your wallet code here.',
    'Write down here the 12 magic words.',
    'Tell us your 24 special words.',
  ],
  'wallet-request': ['Find us and press connect.', 'Just hit “claim”.'],
  link: [
    'pepe-claim [.] xyz',
    'pepe-claim (dot) site',
    'pepe { . } vip',
    'frogs dot site',
    'frog [dot] world',
  ],
  impersonation: [
    'From the creators of Dogecoin.',
    'By the team behind Shiba Inu.',
    'The real Pepe team made this.',
    'Officially recognised by the SEC.',
    'Made with the blessing of the White House.',
    'Our friends at Google love it.',
    'Write to @realsupport for help.',
  ],
};

test.each(Object.entries(claims).flatMap(([code, list]) => list.map((text) => [code, text] as const)))(
  '%s: %s',
  (code, text) => {
    expect(reviewText(text).map((finding) => finding.code)).toContain(code);
  },
);

test.each([
  // The same words about something else
  'The floor is lava.',
  'The floor is wet and only dries in May.',
  'He doubled the bag of crisps.',
  'Your bag is heavier than it looks.',
  'Their fortune cookie was empty.',
  'The rent is due. The duck is not.',
  'It pays the rent in acorns.',
  'He gets one biscuit a day.',
  'She earns three hats a year.',
  'Two figures stand by the door.',
  'Green candles on a birthday cake.',
  'It cannot fall asleep.',
  'He can’t fall off the sofa.',
  'A goose that only goes north.',
  'It goes only one way: left.',
  'Nobody lost the race.',
  'Nobody who met him forgot the hat.',
  'A house full of moths.',
  'He turned the garage into a home.',
  'Put in two spoons, take out one.',
  'The chart is a drawing of a hill.',
  'The moon is next to the lamp.',
  'Coming to a pond near you.',
  'A kraken lives under the pier.',
  'The list has two owls on it.',
  'The pool is closed on Mondays.',
  'The contract was signed by a goose.',
  'The plan was checked by three ducks.',
  'The owner is a widow with nine cats.',
  'The mint is in the garden.',
  'A mint is offered after dinner.',
  'Half of the frogs are asleep.',
  'Thousands of moths love the lamp.',
  'He launches himself off the sofa on Fridays.',
  'Say the magic word.',
  'Type with your paws.',
  'He forgot his two words.',
  'Press the button marked duck.',
  'From the makers of soup.',
  'By the team behind the shed.',
  'The real frog made this.',
  'As stated by the creator of Pepe’s best friend.',
  'Recognised by every dog in the street.',
  'With the blessing of his grandmother.',
  'A frog [with a hat] and a dot.',
  'A red dot on a sofa.',
  // Denials
  'It will not double your money.',
  'Nobody here will double your money.',
  'Holders will never be able to buy a house with it.',
  'No holder gets a dollar a day.',
  'Not a safe bet, and the goose knows.',
  'It is not coming to Coinbase.',
  'No listing on Binance is planned.',
  'It was never checked by a security firm.',
  'The liquidity is not locked.',
  'Not from the creators of Dogecoin.',
  'Not recognised by the SEC or anybody else.',
  'Never enter your magic words anywhere.',
  'Nobody will ask you to press connect.',
])('%s is fine', (text) => {
  expect(reviewText(text)).toEqual([]);
});

test('what the creator stated of exchanges, locks, holders and dates may be repeated, a promise may not', () => {
  const said =
    'Coming to Coinbase. Liquidity is gone for good. Half of the supply was burned. Launching on Friday.';
  expect(reviewText(said)).not.toEqual([]);
  expect(reviewText(said, said)).toEqual([]);
  expect(reviewText('Coming to Kraken.', said)).not.toEqual([]);
  const promise = 'Your money will triple.';
  expect(reviewText(promise, promise)).not.toEqual([]);
});

const slow = [
  'your money will ',
  'turn your change ',
  'every holder will ',
  'put in 100 ',
  'put in 1',
  'one hundred ',
  'a dollar ',
  'price can ',
  'pays you a ',
  'liquidity is ',
  'the pool ',
  'coming to ',
  'listed on ',
  'binance has ',
  'passed a full ',
  'enter in ',
  'your magic ',
  'nobody can ',
  'nobody who ',
  'launching on the ',
  'from the same ',
  'twenty-',
  'a.',
  'a [',
];

test.each(slow)('two thousand letters of “%s” are read at once', (piece) => {
  const text = piece.repeat(Math.ceil(2000 / piece.length));
  reviewText(text);
  const times = Array.from({ length: 3 }, (_, at) => {
    const started = performance.now();
    reviewText(`${text}${at}`);
    return performance.now() - started;
  });
  expect(Math.min(...times)).toBeLessThan(50);
});
