import { describe, expect, test } from 'vitest';
import { blockchains } from '../../chains/chains.ts';
import type { Facts } from '../../facts.ts';
import { fillTokens } from '../../document/tokens.ts';
import { testFacts } from '../../test-facts.ts';
import { archetypes } from '../archetypes.ts';
import { gatherMaterial, named, quotable } from '../material.ts';
import type { Material } from '../material.ts';
import { readCoin } from '../reading/reading.ts';
import { reviewText } from '../review.ts';
import { describedCoins } from '../test-descriptions.ts';
import { Writer } from '../writer.ts';
import { arcade } from './arcade.ts';
import { brutal } from './brutal.ts';
import { candy } from './candy.ts';
import { comic } from './comic.ts';
import { desktop98 } from './desktop-98.ts';
import { goldBar } from './gold-bar.ts';
import { moonshot } from './moonshot.ts';
import { sticker } from './sticker.ts';
import { sunset } from './sunset.ts';
import { tabloid } from './tabloid.ts';
import { terminal } from './terminal.ts';
import { oddCoins } from './test-odd-coins.ts';
import { toonSky } from './toon-sky.ts';
import type { Slot, Voice } from './voice.ts';

const voices: Record<string, Voice> = {
  toonSky,
  arcade,
  desktop98,
  brutal,
  candy,
  goldBar,
  sticker,
  sunset,
  tabloid,
};
const everyVoice = Object.entries(voices);
const everyCoin: [string, Facts][] = Object.entries({ ...describedCoins, ...oddCoins });
const slots = Object.keys(moonshot).filter((slot): slot is Slot => slot !== 'faq' && slot !== 'marquee');
const places = [...slots, 'marquee'] as const;

interface Said {
  /** Coin and place. */
  label: string;
  facts: Facts;
  text: string;
}

/** What a coin gives a place to write with; a turn takes other props, claims and quotes. */
function materialOf(facts: Facts, place: { slot: string; turn: number }): Material {
  const reading = readCoin(facts);
  const standsOut = /^(?:headline|.*Heading|.*Label)$/.test(place.slot);
  const quote = reading.sentences[place.turn % Math.max(1, reading.sentences.length)];
  return {
    ...gatherMaterial(reading, facts, { prop: place.turn, claim: place.turn }),
    ...named(standsOut ? reading.subject.epithet : reading.subject.the),
    quote: quote === undefined ? null : quotable(quote),
  };
}

/** Every line of one place that this material brings up. */
function linesOf(voice: Voice, slot: string, material: Material): string[] {
  if (slot === 'faq') return voice.faq.flatMap(({ write }) => write(material) || []);
  const lines = places.find((place) => place === slot);
  if (lines === undefined) return [];
  return voice[lines]
    .map((line) => line(material))
    .filter((text) => typeof text === 'string')
    .filter((text) => text !== '');
}

function writerOf(voice: Voice, facts: Facts, seed: number): Writer {
  return new Writer({ reading: readCoin(facts), facts, voice, archetype: archetypes.portrait, seed });
}

/** Everything that a voice can say of a coin, place by place. */
function everything(voice: Voice, [coin, facts]: [string, Facts]): Said[] {
  return [...places, 'faq'].flatMap((slot) => {
    const texts = [0, 1, 2].flatMap((turn) => linesOf(voice, slot, materialOf(facts, { slot, turn })));
    return [...new Set(texts)].map((text) => ({ label: `${coin} ${slot}`, facts, text }));
  });
}

function filled(text: string, facts: Facts): string {
  return fillTokens(text, {
    name: facts.name,
    ticker: `$${facts.symbol}`,
    chain: facts.blockchain,
    native: 'ETH',
  });
}

/** Two coins that have everything, and nothing in common. */
const badger: Material = {
  ...materialOf(describedCoins.dogwifhat, { slot: 'tagline', turn: 0 }),
  a: 'a badger with a lamp',
  A: 'A badger with a lamp',
  aShort: 'a badger',
  the: 'the badger',
  The: 'The badger',
  full: 'the badger with a lamp',
  Full: 'The badger with a lamp',
  bare: 'badger with a lamp',
  noun: 'badger',
  aNoun: 'a badger',
  nouns: 'badgers',
  file: 'badger',
  bang: 'SNUFF!',
  sound: 'snuff',
  part: 'stripe',
  wants: 'worms',
  place: 'the sett',
  prop: 'lamp',
  propQuote: 'The lamp is on.',
  denial: 'licence',
  secondDenial: 'ladder',
  habit: 'digs at night',
  traits: 'low and wide',
  claim: 'the lamp is on',
  quote: 'The badger digs.',
};
const teapot: Material = {
  ...badger,
  a: 'a teapot without a lid',
  A: 'A teapot without a lid',
  aShort: 'a teapot',
  the: 'the teapot',
  The: 'The teapot',
  full: 'the teapot without a lid',
  Full: 'The teapot without a lid',
  bare: 'teapot without a lid',
  noun: 'teapot',
  aNoun: 'a teapot',
  nouns: 'teapots',
  file: 'teapot',
  bang: 'CLINK!',
  sound: 'clink',
  part: 'spout',
  wants: 'water',
  place: 'the shelf',
  prop: 'lid',
  propQuote: 'The lid is gone.',
  denial: 'handle',
  secondDenial: 'saucer',
  habit: 'drips on principle',
  traits: 'round and cross',
  claim: 'the lid is gone',
  quote: 'The teapot drips.',
};

describe.each(everyVoice)('%s', (_, voice) => {
  const said = everyCoin.flatMap((coin) => everything(voice, coin));

  test('has at least as many lines for each place as any other voice began with', () => {
    const few = [...places, 'faq' as const].filter((slot) => voice[slot].length < moonshot[slot].length);
    expect(few).toEqual([]);
    const topics = (of: Voice) => of.faq.map(({ topic }) => topic).toSorted();
    expect(topics(voice)).toEqual(topics(moonshot));
  });

  test('fills every place of every coin, whatever the seed', () => {
    const empty = everyCoin.flatMap(([coin, facts]) =>
      [0, 1, 2, 3, 4].flatMap((seed) => {
        const writer = writerOf(voice, facts, seed);
        return slots
          .filter((slot) => /^(?:\{name\})?$/.test(writer.write(slot)))
          .map((slot) => `${coin} ${slot}`);
      }),
    );
    expect(empty).toEqual([]);
  });

  test('has three different phrases for the strip of every coin with a name of up to 24 characters', () => {
    const short = everyCoin.filter(([, facts]) => {
      const phrases = linesOf(voice, 'marquee', materialOf(facts, { slot: 'marquee', turn: 0 }));
      const fitting = phrases.filter((phrase) => filled(phrase, facts).length <= 40);
      return facts.name.length <= 24 && new Set(fitting).size < 3;
    });
    expect(short.map(([coin]) => coin)).toEqual([]);
  });

  test('leaves no slip in any line of any coin', () => {
    const slip =
      /\b(?:undefined|NaN)\b|(?<!\/)\bnull\b|\[object| {2}| [,;:!?.]|[,;:] ?[,;:.]|[!?.] ?[,;:]|[!?]{2}|\ba [aeio](?!ne|nce)|\ban [^aeiou8hA-Z\s]|\b(?:the the|a the|the an?|an? an?|of of|to to)\b|[^.]\.\.(?!\.)|“”|^\s|\s$|—|‘’/;
    const found = said.filter(({ text, facts }) => {
      const word = text.match(slip)?.[0];
      return word !== undefined && !facts.description.toLowerCase().includes(word.toLowerCase());
    });
    expect(found.map(({ label, text }) => `${label}: ${text}`)).toEqual([]);
  });

  test('passes the review in every line of every coin', () => {
    const found = said.filter(
      ({ text, facts }) =>
        reviewText(facts.description).length === 0 && reviewText(text, facts.description).length > 0,
    );
    expect(found.map(({ label, text }) => `${label}: ${text}`)).toEqual([]);
  });

  test('states nothing that the creator did not state', () => {
    const claims =
      /\b(?:supply|tax(?:es)?|audit\w*|listed|listing|partner\w*|holders?|team|founders?|devs?|roadmap|burn\w*|liquidity|renounced|presale|airdrop|whitepaper|million\w*|billion\w*|official\w*|20\d\d|\d{3,})\b/i;
    const found = said.filter(({ text, facts }) => {
      const word = text.match(claims)?.[0].toLowerCase();
      return word !== undefined && !facts.description.toLowerCase().includes(word);
    });
    expect(found.map(({ label, text }) => `${label}: ${text}`)).toEqual([]);
  });

  test('hangs every line, every question and every answer on the coin', () => {
    const general = Object.keys(voice).flatMap((slot) => {
      const theirs = new Set(linesOf(voice, slot, teapot));
      return linesOf(voice, slot, badger).filter((text) => theirs.has(text));
    });
    expect(general).toEqual([]);
  });

  test('has no line in common between coins about different things', () => {
    const { pepe, dogwifhat, blub, mao, potato, ducks, wizard, otto } = {
      ...describedCoins,
      otto: describedCoins.halfScam,
    };
    const { toaster, sock, fog, owl, axolotl, octopus } = oddCoins;
    const coins = [pepe, dogwifhat, blub, mao, potato, ducks, wizard, otto, toaster, sock, fog, owl, axolotl];
    const lines = [...coins, octopus].flatMap((facts) => [
      ...new Set(everything(voice, ['', facts]).map(({ text }) => text)),
    ]);
    expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
  });

  test('agrees with several as with one', () => {
    const several = everyCoin.filter(([, facts]) => readCoin(facts).subject.isPlural);
    expect(several.length).toBeGreaterThanOrEqual(3);
    const slip =
      /(?<!(?:of|to|for|with|about|by|behind|beside|near|and|on|from|past|around|under|than|but|at|not|as|in|between|plus|minus) )\bthe (?:two |three )?(?:ducks|geese|pigs|penguins) (?!plus\b)(?:is|has|was|does|\w{2,}(?<![s’])s)\b(?! (?:in|of) )|\b(?:one|a) (?:ducks|geese|pigs|penguins)\b|\b(?<!it )(?:is|does) the (?:two |three )?(?:ducks|geese|pigs|penguins)\b/i;
    const found = several.flatMap((coin) => everything(voice, coin)).filter(({ text }) => slip.test(text));
    expect(found.map(({ label, text }) => `${label}: ${text}`)).toEqual([]);
  });

  test('calls figures the creator’s own statements, and plans plans that nobody promises', () => {
    for (const text of linesOf(voice, 'tokenomicsText', badger)) {
      expect(text).toMatch(/creator/i);
      expect(text).toMatch(/\bstate|said|says|words?\b|declared/i);
    }
    for (const text of linesOf(voice, 'roadmapText', badger)) {
      expect(text).toMatch(/creator/i);
      expect(text).toMatch(/promise/i);
    }
  });

  test('says that no channel speaks for a coin that has none', () => {
    for (const text of linesOf(voice, 'communitySilence', badger))
      expect(text).toMatch(/no channel|silence|still blank/i);
  });

  test('says nothing as another voice says it', () => {
    const others = [...everyVoice.map(([, each]) => each), moonshot, comic, terminal].filter(
      (each) => each !== voice,
    );
    const taken = new Set(
      others.flatMap((each) => Object.keys(each).flatMap((slot) => linesOf(each, slot, badger))),
    );
    const own = Object.keys(voice).flatMap((slot) => linesOf(voice, slot, badger));
    const quotes = ['The badger digs.', '“The badger digs.”'];
    expect(own.filter((text) => taken.has(text) && !quotes.includes(text))).toEqual([]);
  });
});

test('every voice speaks on every chain', () => {
  for (const [, voice] of everyVoice)
    for (const blockchain of blockchains) {
      const facts = testFacts({ blockchain });
      const writer = writerOf(voice, facts, 1);
      expect(slots.map((slot) => writer.write(slot))).not.toContain('{name}');
    }
});
