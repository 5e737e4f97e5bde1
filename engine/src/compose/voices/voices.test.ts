import { describe, expect, test } from 'vitest';
import { blockchains } from '../../chains/chains.ts';
import { testFacts } from '../../facts.fixture.ts';
import { findPolicyViolations } from '../../policy/creator-text.ts';
import { describedCoins } from '../test-support/described-coins.fixture.ts';
import { knownFindings } from './known-findings.fixture.ts';
import {
  badger,
  everyCoin,
  everything,
  everyVoice,
  filled,
  linesOf,
  materialOf,
  places,
  readOnce,
  slots,
  teapot,
  teapotInTheSett,
  writerOf,
} from './lines.fixture.ts';
import { oddCoins } from './odd-coins.fixture.ts';
import { designs } from '../../designs/designs.ts';
import type { Material } from '../../designs/material.ts';
import type { Voice } from '../../designs/voice.ts';

const { voice: moonshot } = designs.moonshot;

describe.each(everyVoice)('%s', (design, voice) => {
  const said = everyCoin.flatMap((coin) => everything(voice, coin));
  const known = knownFindings[design] ?? {};
  /** A line without the idioms of its voice. */
  const plain = (text: string) => (known.idioms === undefined ? text : text.replace(known.idioms, 'idiom'));

  test('has at least as many lines for each place as any other voice began with', () => {
    const few = [...places, 'faq' as const].filter((slot) => voice[slot].length < moonshot[slot].length);
    expect(few).toEqual(known.few ?? []);
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
    expect([...new Set(empty)]).toEqual(known.empty ?? []);
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
      /\b(?:undefined|NaN)\b|(?<!\/)\bnull\b|\[object| {2}| [,;:!?.]|[,;:] ?[,;:.]|[!?.] ?[,;:]|[!?]{2}|(?<!\ban )\ba [aeio](?!ne|nce)\w|\ban [b-dfgj-np-tv-z]\w|\b(?:the the|a the|the an?|an? an|a a|of of|to to)\b|[^.]\.\.(?!\.)|“”|^\s|\s$|—|‘’/;
    const found = said.filter(({ text, facts }) => {
      const word = plain(text).match(slip)?.[0];
      return word !== undefined && !facts.description.toLowerCase().includes(word.toLowerCase());
    });
    expect(found.map(({ label, text }) => `${label}: ${text}`)).toEqual([]);
  });

  test('asks for nothing and guarantees nothing in any line of any coin', () => {
    const found = said.filter(({ text }) => findPolicyViolations(text).length > 0);
    expect(found.map(({ label, text }) => `${label}: ${text}`)).toEqual([]);
  });

  test('states nothing that the creator did not state', () => {
    const claims =
      /\b(?:supply|tax(?:es)?|audit\w*|listed|listing|partner\w*|holders?|team|founders?|devs?|roadmap|burn\w*|liquidity|renounced|presale|airdrop|whitepaper|million\w*|billion\w*|official\w*|20\d\d|\d{3,})\b/i;
    const found = said.filter(({ text, facts }) => {
      const word = plain(text).match(claims)?.[0].toLowerCase();
      return word !== undefined && !facts.description.toLowerCase().includes(word);
    });
    expect(found.map(({ label, text }) => `${label}: ${text}`)).toEqual([]);
  });

  test('says no line, question or answer of two coins', () => {
    const sharedWith = (other: Material) =>
      [...places, 'faq'].flatMap((slot) => {
        const theirs = new Set(linesOf(voice, slot, other));
        return linesOf(voice, slot, badger).filter((text) => theirs.has(text) && !text.includes('{name}'));
      });
    expect(sharedWith(teapot)).toEqual([]);
    expect(sharedWith(teapotInTheSett)).toEqual(known.repeated ?? []);
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
    const several = everyCoin.filter(([, facts]) => readOnce(facts).subject.isPlural);
    expect(several.length).toBeGreaterThanOrEqual(3);
    const slip =
      /(?<!(?:of|to|for|with|about|by|behind|beside|near|and|on|from|past|around|under|than|but|at|not|as|in|between|plus|minus) )\bthe (?:two |three )?(?:ducks|geese|pigs|penguins) (?!plus\b)(?:is|has|was|does|\w{2,}(?<![s’])s)\b(?! (?:in|of) )|\b(?:one|a) (?:ducks|geese|pigs|penguins)\b|\b(?<!it )(?:is|does) the (?:two |three )?(?:ducks|geese|pigs|penguins)\b/i;
    const found = several
      .flatMap((coin) => everything(voice, coin))
      .filter(({ text }) => slip.test(plain(text)));
    expect(found.map(({ label, text }) => `${label}: ${text}`)).toEqual([]);
  });

  test('calls figures the creator’s own statements, plans unpromised, and no channel the coin’s where it has none', () => {
    const lacking = (slot: string, ...patterns: RegExp[]) =>
      linesOf(voice, slot, badger).filter((text) => !patterns.every((pattern) => pattern.test(text)));
    expect({
      figures: lacking('tokenomicsText', /creator/i, /\bstate|said|says|words?\b|declared/i),
      plans: lacking('roadmapText', /creator/i, /promise/i),
      silence: lacking('communitySilence', /no channel|silence|still blank/i),
    }).toEqual({ figures: known.figures ?? [], plans: known.plans ?? [], silence: known.silence ?? [] });
  });

  test('says nothing as another voice says it', () => {
    const others = everyVoice.map(([, each]) => each).filter((each) => each !== voice);
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
