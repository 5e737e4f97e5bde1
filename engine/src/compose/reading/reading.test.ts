import { describe, expect, test } from 'vitest';
import { designNames } from '../../document/design-names.ts';
import { pageDocument } from '../../document/schema.ts';
import { testFacts } from '../../facts.fixture.ts';
import { findPolicyViolations } from '../../policy/creator-text.ts';
import { compose } from '../compose.ts';
import { textsByPlace } from '../copy-report.ts';
import { describedCoins } from '../test-support/described-coins.fixture.ts';
import { languageOf } from '../../languages/language-of.ts';
import { readCoin } from './reading.ts';
import { withArticle } from './subject.ts';
import { readTone } from './tone.ts';

function subjectOf(description: string, name = 'Zorp') {
  const { subject } = readCoin(testFacts({ name, symbol: 'ZORP', blockchain: 'Base', description }));
  return subject && (subject.counted ?? subject.noun);
}

describe('what a coin is about', () => {
  test.each([
    ['Zorp is a pigeon who runs a shop.', 'a pigeon'],
    ['Zorp is literally just a very small horse.', 'a horse'],
    ['Meet Zorp, the lazy orange cat.', 'a cat'],
    ['Zorp. He is an accountant.', 'an accountant'],
    ['It is literally just a dog wif a hat. The hat stays on.', 'a dog'],
    ['A dirty fish in the waters of Sui.', 'a fish'],
    ['A raccoon wearing a crown it found.', 'a raccoon'],
    ['An owl who works the night shift.', 'an owl'],
    ['The penguin that everybody knows.', 'a penguin'],
    ['Just a rock. No utility.', 'a rock'],
  ])('%s', (description, subject) => {
    expect(subjectOf(description)).toBe(subject);
  });

  test.each([
    'A dog is what I always wanted.',
    'The lift does not work.',
    'Zorp is a slice of pizza.',
    'Zorp is a store of value for frogs.',
    'Zorp is not a cat.',
    'Better than any other frog.',
    'My neighbour has a cat. It is a problem.',
    'Zorp ate a bear, fears the sea and fought a shark.',
    'Zorp is a token with no team.',
    'We have a horse and a plan.',
    'Zorp was a cat. Now Zorp is a dog person.',
    'Zorp is a former cat.',
    'Zorp is a fake cat.',
    'Zorp is a cat or a dog, we never found out.',
    'Zorp is a bean counter at a bank.',
    'Zorp is a dog’s dinner.',
    'Zorp is a couch potato.',
    'Zorp is a cat fish hybrid from a lab.',
    'The cat that ate Zorp is still at large.',
    'A boy who dropped his ice cream in 2009.',
    'A girl who nobody picked for dodgeball.',
  ])('is not taken from: %s', (description) => {
    expect(subjectOf(description)).toBeNull();
  });

  test('is what the name ends on, where that is a thing and the description does not say another', () => {
    expect(subjectOf('He took my sandwich.', 'Peanut the Squirrel')).toBe('a squirrel');
    expect(subjectOf('Left in the syrup overnight.', 'Soggy Waffle')).toBe('waffle');
    expect(subjectOf('Every Tuesday we eat.', 'Taco Tuesday')).toBe('taco');
    expect(subjectOf('No spoon. Only the fork remains.', 'SafeFork')).toBeNull();
    expect(subjectOf('He has a boat loan. He does not own a boat.', 'Kevin from Accounting')).toBeNull();
    expect(subjectOf('He trades all day.', 'Agent Bob')).toBeNull();
    expect(subjectOf('It rocks.', 'Rock')).toBeNull();
    expect(subjectOf('A cat that thinks it is in charge.', 'Sad Potato')).toBeNull();
    expect(subjectOf('It has no brain and it is doing fine.', 'Sea Cucumber')).toBe('a sea cucumber');
    expect(subjectOf('A swan thinks the lot is a lake.', 'Swan Lake Parking')).toBe('a swan');
    expect(subjectOf('The moon is made of cheese.', 'Moon Cheese')).toBe('cheese');
    expect(subjectOf('Dogs know it.', 'The Lamp Post')).toBe('a lamppost');
    expect(subjectOf('The raccoon of Solana. It guards the dumpster.', 'Trash Panda')).toBeNull();
    expect(subjectOf('A walrus that sells umbrellas.')).toBe('a walrus');
  });

  test('is not what stands in the name of something else', () => {
    expect(subjectOf('I quit looking. Day 1 again.', 'Cold Turkey')).toBeNull();
    expect(subjectOf('Cures: mondays.', 'Snake Oil')).toBeNull();
    expect(subjectOf('He brings home one loaf a week.', 'Bread Winner')).toBeNull();
    expect(subjectOf('The couch is calling.', 'wen nap')).toBeNull();
    expect(subjectOf('MoonDuck is an AI trading terminal.', 'MoonDuck')).toBeNull();
    expect(subjectOf('The pigeons know where you live.', 'Anti Pigeon League')).toBeNull();
    expect(subjectOf('PetPay is a payment app.', 'PetPay')).toBeNull();
    expect(subjectOf('My wife said ok so I made this.', 'Wife Approved')).toBeNull();
    expect(subjectOf('Everything is an onion ring.', 'Onion Ring Theory')).toBeNull();
    expect(subjectOf('An onion ring that fell behind the fryer.', 'Onion Ring')).toBeNull();
    expect(subjectOf('A hot dog stand outside a courthouse.', 'Hot Dog Stand')).toBeNull();
    expect(subjectOf('Mick sails the gravy. Sunday is his ocean.', 'Gravy Boat Captain')).toBeNull();
    expect(subjectOf('Not really a bear. More of a dog in a coat.', 'Barely Bear')).toBeNull();
    expect(subjectOf('She runs the bakery alone.', 'Tough Cookie')).toBeNull();
    expect(subjectOf('Rick is a fish stick.', 'Fish Stick Rick')).toBe('fish stick');
  });

  test.each([
    ['Pigeon Hater', 'He yells at the park.'],
    ['Pigeon Hater', 'The pigeons know. He yells at the park.'],
    ['Gus Hates Mushrooms', 'Every pizza is a fight.'],
    ['Gus Hates Mushrooms', 'He hates mushrooms. The mushrooms know.'],
    ['Gus Hates Cheese', 'The cheese knows.'],
    ['Better Than Cats', 'Cats are fine. We are better.'],
    ['Larry Clocks Out', 'Five sharp. The desk is empty.'],
    ['Larry Clocks Out', 'He clocks out at five. The clocks agree.'],
    ['Barry Naps', 'Barry naps at noon.'],
    ['Dad Feeds Pigeons', 'My dad feeds pigeons.'],
    ['Rex', 'Rex is the reason birds fly.'],
    ['Rex', 'Rex is the reason dogs bark.'],
    ['Rex', 'Rex is the reason people duck.'],
    ['Rex', 'Rex is the thing mom cooks.'],
    ['Rex', 'Rex is the thing he eats fish with.'],
    ['Postman Pete', 'A dog barked at me once.'],
    ['Zorblat Brick', 'Fell down the stairs.'],
  ])('is not what the coin %s does or is against: %s', (name, description) => {
    expect(subjectOf(description, name)).toBeNull();
  });

  test.each([
    ['Two Ducks', 'It works.', 'duck'],
    ['Sad Potato', 'It works.', 'potato'],
    ['Zorblat Brick', 'This brick fell down the stairs.', 'a brick'],
    ['Rex', 'Rex is a cat raised by wolves.', 'a cat'],
    ['Rex', 'Rex is the dog I never had.', 'a dog'],
  ])('of the coin %s is taken from: %s', (name, description, subject) => {
    expect(subjectOf(description, name)).toContain(subject);
  });

  test.each(['Karen is a slut for coupons.', 'Elon is a crook.', 'It is a gun.', 'Zorp is a nazi.'])(
    'is never an insult or a weapon: %s',
    (description) => {
      expect(subjectOf(description, description.split(' ')[0])).toBeNull();
    },
  );

  test('is not longer than a title can say', () => {
    const facts = testFacts({
      about: { subject: `a ${'👨‍👩‍👧‍👦'.repeat(38)}`, tone: null, language: null, emblem: null, design: null },
    });
    expect(pageDocument.safeParse(compose({ facts, seed: 1 })).error?.issues ?? []).toEqual([]);
  });

  test('says nothing in a line of ours that the form would refuse', () => {
    const facts = testFacts({
      about: { subject: 'your seed phrase', tone: null, language: 'en', emblem: null, design: null },
    });
    const violations = designNames.flatMap((design) =>
      [1, 2, 3, 4, 5, 6].flatMap((seed) =>
        textsByPlace(compose({ facts, seed, design })).flatMap(({ text }) => findPolicyViolations(text)),
      ),
    );
    expect(violations).toEqual([]);
  });

  test('is what its creator says that it is, or nothing', () => {
    const facts = testFacts({ description: 'Zorp is a cat.' });
    const about = { subject: null, tone: null, language: null, emblem: null, design: null };
    const chosen = (subject: string) => readCoin({ ...facts, about: { ...about, subject } }).subject;
    expect(chosen('a sad raccoon.')).toEqual({
      noun: 'sad raccoon',
      kind: 'animal',
      counted: 'a sad raccoon',
    });
    expect(chosen('Bonkling')).toEqual({ noun: 'Bonkling', kind: null, counted: null });
    expect(chosen('an umbrella')?.counted).toBe('an umbrella');
    expect(chosen('an NPC')?.counted).toBe('an NPC');
    expect(chosen('dog')?.counted).toBe('a dog');
    for (const several of [
      'raccoons',
      'the cats',
      'cats and dogs',
      'three cats',
      'my dog',
      'Kevin the raccoon',
    ])
      expect(chosen(several)?.counted).toBeNull();
    expect(chosen('')).toBeNull();
  });

  test.each([
    ['owl', 'an owl'],
    ['unicorn', 'a unicorn'],
    ['umbrella', 'an umbrella'],
    ['hour', 'an hour'],
    ['emu', 'an emu'],
    ['ewe', 'a ewe'],
    ['UFO', 'a UFO'],
    ['SUV', 'an SUV'],
    ['unimpressed cat', 'an unimpressed cat'],
  ])('%s takes its article', (noun, counted) => {
    expect(withArticle(noun)).toBe(counted);
  });
});

describe('how a coin likes to be spoken of', () => {
  test.each([
    ['ser wen. ngl we are down bad. gm', 'degen'],
    ['WE ARE GOING!!! NO BRAKES!!!', 'hype'],
    ['A home for every dog who needs a hug. You are loved.', 'wholesome'],
    ['Denise works at the DMV. Your number is 94.', 'deadpan'],
    ['It is kind of a rock. It is kind of heavy.', 'deadpan'],
    ['Based on a true story. A pumpkin wore a cap.', 'deadpan'],
  ])('%s', (description, tone) => {
    expect(readTone(description, true)).toBe(tone);
  });
});

test('words of English slang tell no tone in another language', () => {
  const facts = testFacts({
    name: 'Perro',
    description: 'Quiero ser un perro. Ser perro es lindo y ser gato también.',
  });
  expect(readCoin(facts)).toMatchObject({ language: 'es', tone: 'deadpan' });
});

describe('the language', () => {
  test.each([
    ['Un sapo triste que vive en un balde y no quiere salir nunca.', 'es'],
    ['一只不想上班的猫，每天都在键盘上睡觉。', 'zh'],
    ['Seekor kucing gemuk yang suka tidur di atas keyboard dan tidak mau kerja.', 'id'],
    ['Il gatto nero che dorme sul motorino del vicino e non paga mai.', 'it'],
    ['gato gordo', 'en'],
    ['🐸🐸🐸', 'en'],
    ['', 'en'],
  ])('of %j is %s', (text, language) => {
    expect(languageOf(text)).toBe(language);
  });

  test('is the creator’s choice where there is one', () => {
    const facts = testFacts({
      description: 'A dog.',
      about: { subject: null, tone: 'hype', language: 'de', emblem: null, design: null },
    });
    expect(readCoin(facts)).toMatchObject({ language: 'de', tone: 'hype' });
  });
});

test('a sentence that claims something is quoted nowhere, and no list number or heading is', () => {
  const description = 'How to play:\n3.\nIt has 5000 holders and zero tax.\nSpin the wheel twice.\nOk.';
  expect(readCoin(testFacts({ description })).quotes).toEqual(['Spin the wheel twice.']);
  expect(readCoin(testFacts({ description })).sentences).toHaveLength(4);
});

test('what a list under a heading holds is quoted nowhere, a list without one is', () => {
  const quotesOf = (description: string) => readCoin(testFacts({ description })).quotes;
  expect(
    quotesOf('What we do not have:\n- a second spoon\n• a very long fork\nNo refunds for anybody.'),
  ).toEqual(['No refunds for anybody.']);
  expect(quotesOf('- 12 frogs\n- minutes are kept by the toad')).toEqual(['minutes are kept by the toad']);
  expect(quotesOf('- donut: sweet onion ring\n- tire: rubber onion ring')).toEqual([]);
});

test.each([
  ['Kevin', 'Kevin Kevin Kevin. Nobody ever calls him back.', ['Nobody ever calls him back.']],
  ['GM Croissant', 'GM GM GM. The butter is early.', ['The butter is early.']],
  ['打卡猫', '打卡猫 ? 一只每天准时打卡下班的猫。', ['一只每天准时打卡下班的猫。']],
  ['Frank', 'dev left after 40 minutes and took the chart. We kept the frog.', ['We kept the frog.']],
])('of %s nothing is quoted that says nothing or speaks ill of it: %s', (name, description, quotes) => {
  expect(readCoin(testFacts({ name, description })).quotes).toEqual(quotes);
});

test('a description of a script without blanks is quoted', () => {
  expect(readCoin(describedCoins.chinese).quotes.length).toBeGreaterThan(0);
});
