import { describe, expect, test } from 'vitest';
import { testFacts } from '../../facts.fixture.ts';
import { describedCoins } from '../test-support/described-coins.fixture.ts';
import { isEnglish } from './english.ts';
import { lexicon, lookUp } from './lexicon.ts';
import { readCoin } from './reading.ts';
import { withArticle } from './subject.ts';

function subjectOf(description: string, name = 'Zorp') {
  return readCoin(testFacts({ name, symbol: 'ZORP', blockchain: 'Base', description })).subject;
}

test('the noun of a name that nobody has listed is known by its description', () => {
  const cereal = 'A coin for everyone who forgot their cereal and came back late. No utility. Just milk.';
  expect(subjectOf(cereal, 'Soggy Cereal')).toMatchObject({ noun: 'cereal', the: 'the cereal' });
  expect(subjectOf('A coin for whoever eats their cereal bowl. Just milk.', 'Soggy Cereal').noun).toBe(
    'milk',
  );
  expect(subjectOf('A tired accountant. We lost the zorpel.', 'Lost Zorpel').noun).toBe('accountant');
});

describe('the subject of a description', () => {
  test.each([
    ['The green frog that everybody knows.', 'a green frog'],
    ['It is literally just a dog wif a hat.', 'a dog wif a hat'],
    ["Solana's dog.", "Solana's dog"],
    ["Pepe's best friend and the mascot of Base.", "Pepe's best friend"],
    ['A dirty fish in the waters of Sui.', 'a dirty fish'],
    ['The last potato in the field refused to be harvested.', 'the last potato'],
    ['Two ducks in a trench coat.', 'two ducks'],
    ['Penguins with briefcases auditing the ice.', 'penguins'],
    ['Zorp is a pigeon who runs a shop.', 'a pigeon'],
    ['Meet Zorp, the lazy orange cat.', 'a lazy orange cat'],
    ['Meet Zorp, the lazy, orange cat.', 'a lazy, orange cat'],
    ['The frog wore a hat.', 'a frog'],
    ['The wizard casts spells.', 'a wizard'],
    ['An owl who works the night shift.', 'an owl'],
    ['A unicorn with a loan.', 'a unicorn with a loan'],
    ['An 8 pixel potato.', 'an 8 pixel potato'],
    ['Your uncle who still says he was early.', 'your uncle'],
    ["Grandma's pickle recipe on chain.", "Grandma's pickle recipe"],
    ['A black cat so dark that only its eyes can be seen.', 'a black cat'],
    ['A COW. MOO.', 'a cow'],
    ['Bread is bread. It rises when it is ready.', 'some bread'],
    ['We are people who love frogs. Frogs love us.', 'frogs'],
    ['Monday, but as a coin. Nobody asked for it.', 'a Monday'],
    ['Light rain, but with confidence.', 'some light rain'],
    ['Seaweed with ambitions.', 'some seaweed with ambitions'],
    ['Sad man on a bench eating a sandwich.', 'a sad man'],
    ['Frog with a hat.', 'a frog with a hat'],
    ['Lost dog. Answers to Biscuit.', 'a lost dog'],
    ['Tea that forgot the cup.', 'some tea'],
    ['A fog that never left.', 'a fog'],
    ['Emus won a war once.', 'emus'],
    ['Bob is broccoli.', 'some broccoli'],
    ['Her majesty the crumpet: toasted.', 'a crumpet'],
    ['Gus the goose was banned.', 'a goose'],
    ['Lost: one marble.', 'a marble'],
    ['The feeling you get on a Sunday.', 'a feeling'],
    ['A trumpet nobody can play.', 'a trumpet'],
    ['A tea party without tea.', 'a tea party without tea'],
    ["Chris's boss is a snake in a suit.", 'a snake'],
    ['Knight of the pond, defender of stale bread.', 'a knight'],
    ['Joe is the slowest trader alive: he is still waiting.', 'the slowest trader'],
  ])('%s → %s', (description, expected) => {
    expect(subjectOf(description).a).toBe(expected);
  });

  test.each([
    'The best coin of the year.',
    'That is the point.',
    'We do nothing. The roadmap is a nap.',
    'Un perro con sombrero que vive en la luna.',
    'A community.',
  ])('%s names nobody, which leaves the letters of the name', (description) => {
    expect(subjectOf(description)).toMatchObject({
      kind: 'letter',
      a: 'a four-letter Z that ends in P',
      the: 'the Z in {name}',
      epithet: 'the four-letter Z',
    });
  });

  test.each([
    ['Sourdough', 'Sourdough starter with abandonment issues. Feed it.', 'a sourdough starter'],
    ['Wombat', 'Wombats poop cubes. This is science.', 'wombats'],
    ['Left Turn', 'Only left turns. We have been around this block since noon.', 'left turns'],
    ['Saltines', 'Crackers. Dry, square, loyal.', 'crackers'],
    ['Moss', 'Moss grows. That is what moss does.', 'some moss'],
    ['Parallel Park', 'Parallel parking. Forty attempts, one crowd, zero dignity.', 'parallel parking'],
  ])('of %s stands bare at its start: %s → %s', (name, description, expected) => {
    expect(subjectOf(description, name)).toMatchObject({ a: expected, isCounted: expected.startsWith('a ') });
  });

  test.each([
    ['Karen', 'Karen would like to speak to the manager of the blockchain.'],
    ['Snooze', 'Nine more minutes. Nine more minutes.'],
    ['Mildew', 'It came with the apartment.'],
    ['Beige', 'Beige is not a colour, it is a decision.'],
    ['The Last Chip', 'Everyone at the table sees it. Nobody takes it.'],
    ['Bald Eagle', 'Bald and proud of it.'],
    ['Dad Joke', 'Hi hungry, I am dad.'],
    ['Cringe', 'We saw what you posted in 2012.'],
    ['Zorp', 'Did you eat? Call your mother.'],
    ['Zorp', 'Thanks for nothing. See you at breakfast.'],
    ['Zorp', 'Feed him with bread and pickles.'],
  ])('of %s is its name where its own words carry it: %s', (name, description) => {
    expect(subjectOf(description, name)).toMatchObject({ a: '{name}', the: '{name}', noun: null });
  });

  test.each(['gm gm gm', 'wen wen wen'])('is the letters of its name where nothing was said: %s', (said) => {
    expect(subjectOf(said).kind).toBe('letter');
  });

  test.each([
    ['PUMP', 'a four-capital P that ends in P'],
    ['moo', 'a double-o m that ends in O'],
    ['QQQ', 'a threefold Q'],
    ['R2D2', 'a four-capital R that ends in 2'],
    ['404', 'a three-digit 4 that ends in 4'],
    ['X', 'a lonely X'],
    ['Nobody Knows Why', 'a three-word N that ends in Y'],
    ['🐙🐙', 'an octopus'],
    ['!!', '{name}'],
  ])('the name %s alone is %s', (name, expected) => {
    expect(subjectOf('You had to be there.', name).a).toBe(expected);
  });

  test('a name helps where the description does not', () => {
    expect(subjectOf('Smaller than its dad and twice as loud.', 'Baby Doge Coin').a).toBe('a baby dog');
    expect(subjectOf('Half this, half that, zero certification.', 'MechaCat').a).toBe('a cat');
    expect(subjectOf('It has no name and that is fine.', 'dogwifbag').a).toBe('a dog');
    expect(subjectOf('HODL hamster runs all day. Join the wheel.', 'Hodl Hamster').a).toBe('a hamster');
    expect(subjectOf('The pope, but a cat. Holy meow.', 'Pope Cat').a).toBe('a cat');
    expect(subjectOf('It has no name and that is fine.', 'Carbon').noun).toBe('six-letter C');
    expect(subjectOf('这是一只戴帽子的。', '猫币').a).toBe('a cat');
    expect(subjectOf('🐸🐸🐸🐸🐸🐸🐸🐸🐸🐸').a).toBe('a frog');
  });

  test('a habit is the creator’s own predicate, and only of the subject', () => {
    expect(subjectOf('A fish who does not clean up after himself.').habit).toBe(
      'does not clean up after himself',
    );
    expect(subjectOf('The moth that will not leave the porch light.').habit).toBe(
      'will not leave the porch light',
    );
    expect(subjectOf('The potato in the field refused to be harvested.').habit).toBe(
      'refused to be harvested',
    );
    expect(subjectOf('A frog that every corner of the internet knows.').habit).toBeNull();
    expect(subjectOf('A cat with nine lives and no plan at all.').habit).toBeNull();
    expect(subjectOf('A dog and the cat is winning this one.').habit).toBeNull();
  });
});

describe('the rest of a description', () => {
  test('denials, traits, props and claims are taken where they end cleanly', () => {
    expect(readCoin(describedCoins.pepe).denials).toEqual(['roadmap', 'utility']);
    expect(readCoin(describedCoins.brett).traits).toBe('blue, chill and permanently on the couch');
    expect(readCoin(describedCoins.brett).props).toEqual(['couch']);
    const sock = testFacts({
      name: 'Left Sock',
      description: 'A single left sock that went into the dryer.',
    });
    expect(readCoin(sock).props).toEqual(['dryer']);
    expect(readCoin(describedCoins.sundog).props).toEqual(['halo', 'sun']);
    expect(readCoin(describedCoins.ducks).props).toEqual(['trench coat', 'hedge fund', 'office']);
    expect(readCoin(describedCoins.dogwifhat).claims).toEqual([
      'it is literally just a dog wif a hat',
      'the hat stays on',
    ]);
    expect(readCoin(describedCoins.wizard).claims).not.toContain('his cat does');
  });

  test('claims stay among the sentences and are picked for nothing else', () => {
    const facts = testFacts({
      description:
        'The contract is audited by two owls. The frog is green. Partnered with Nike. Listed on Binance. Total supply 420 billion, LP burned. Airdrop for holders. Born in 2013 with nine lives.',
    });
    const { sentences, pickable } = readCoin(facts);
    expect(sentences).toHaveLength(7);
    expect(pickable).toEqual(['The frog is green.', 'Born in 2013 with nine lives.']);
  });

  test('English is told from its neighbours', () => {
    expect(isEnglish('It is literally just a dog wif a hat.')).toBe(true);
    expect(isEnglish('just a cat')).toBe(true);
    expect(isEnglish('wow such coin much good')).toBe(true);
    expect(isEnglish('Un perro con sombrero que vive en la luna.')).toBe(false);
    expect(isEnglish('Der Hund ist nicht müde und der Hut bleibt auf.')).toBe(false);
    expect(isEnglish('这是一只戴帽子的猫。')).toBe(false);
    expect(isEnglish('a'.repeat(200))).toBe(false);
    expect(isEnglish('')).toBe(false);
  });
});

describe('the lexicon', () => {
  test('every word leads to one entry, by its noun and by its plural', () => {
    for (const entry of lexicon) {
      expect(lookUp(entry.noun)?.entry).toBe(entry);
      expect(lookUp(entry.plural ?? `${entry.noun}s`)?.entry).toBe(entry);
    }
  });

  test('articles follow the sound', () => {
    expect(['owl', 'unicorn', 'hour', 'one-eyed cat', 'egg', 'dog', '8 bit cat'].map(withArticle)).toEqual([
      'an owl',
      'a unicorn',
      'an hour',
      'a one-eyed cat',
      'an egg',
      'a dog',
      'an 8 bit cat',
    ]);
  });
});

test('a thing is called by the word that was met, not by its neighbour in the list', () => {
  expect(subjectOf('It still prints the minutes.', 'Fax Machine')).toMatchObject({
    a: 'a fax machine',
    the: 'the fax machine',
  });
  expect(subjectOf('It fell on the right side, this once.', 'Toast').a).toBe('some toast');
  expect(subjectOf('It stands in the fountain all summer.', 'Traffic Cone').the).toBe('the traffic cone');
  expect(subjectOf('It has no name and that is fine.', 'Puppies').noun).toBe('puppy');
  expect(subjectOf('It has no name and that is fine.', 'Doge Doge').noun).toBe('dog');
});

test.each([
  ['A jar of kombucha on a windowsill in Leeds.', 'a jar of kombucha', 'the kombucha', false],
  ['A pair of trousers with seven pockets.', 'a pair of trousers', 'the trousers', true],
  ['A piece of toast that landed on the right side.', 'a piece of toast', 'the toast', false],
  ['A herd of goats that left the meeting.', 'a herd of goats', 'the goats', true],
  ['A cold slice of pizza.', 'a cold slice of pizza', 'the pizza', false],
  ['A jar that nobody opens.', 'a jar', 'the jar', false],
])('%s is about what is in it', (description, a, the, isPlural) => {
  expect(subjectOf(description)).toMatchObject({ a, the, isPlural });
});

test('what counts or speaks of your call names nobody', () => {
  expect(subjectOf('One more pop. Then we sleep, says everybody on the sofa.').a).toBe('{name}');
  expect(subjectOf('Your call is important to us. You are number 412 in the queue.').a).toBe('{name}');
});
