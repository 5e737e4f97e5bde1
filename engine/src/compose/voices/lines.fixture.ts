import { designNames } from '../../document/design-names.ts';
import { designs } from '../../designs/designs.ts';
import type { Facts } from '../../facts.ts';
import { fillTokens } from '../../text/tokens.ts';
import { archetypes } from '../outline/archetypes.ts';
import { gatherMaterial, named, quotable } from '../writing/material.ts';
import type { Material } from '../../designs/material.ts';
import { readCoin } from '../reading/reading.ts';
import type { Reading } from '../reading/reading.ts';
import { describedCoins } from '../test-support/described-coins.fixture.ts';
import { Writer } from '../writing/writer.ts';
import { oddCoins } from './odd-coins.fixture.ts';
import type { Slot, Voice } from '../../designs/voice.ts';

export const everyVoice = designNames.map((name) => [name, designs[name].voice] as const);
export const everyCoin: [string, Facts][] = Object.entries({ ...describedCoins, ...oddCoins });
export const slots = Object.keys(designs.moonshot.voice).filter(
  (slot): slot is Slot => slot !== 'faq' && slot !== 'marquee',
);
export const places = [...slots, 'marquee'] as const;

interface Said {
  /** Coin and place. */
  label: string;
  facts: Facts;
  text: string;
}

const readings = new Map<Facts, Reading>();

/** Reads each coin once, however many lines are asked for. */
export function readOnce(facts: Facts): Reading {
  const reading = readings.get(facts) ?? readCoin(facts);
  readings.set(facts, reading);
  return reading;
}

/** What a coin gives a place to write with; a turn takes other props, claims and quotes. */
export function materialOf(facts: Facts, place: { slot: string; turn: number }): Material {
  const reading = readOnce(facts);
  const standsOut = /^(?:headline|.*Heading|.*Label)$/.test(place.slot);
  const quote = reading.sentences[place.turn % Math.max(1, reading.sentences.length)];
  return {
    ...gatherMaterial(reading, facts, { prop: place.turn, claim: place.turn }),
    ...named(standsOut ? reading.subject.epithet : reading.subject.the),
    quote: quote === undefined ? null : quotable(quote),
  };
}

/** Every line of one place that this material brings up. */
export function linesOf(voice: Voice, slot: string, material: Material): string[] {
  if (slot === 'faq') return voice.faq.flatMap(({ write }) => write(material) || []);
  const lines = places.find((place) => place === slot);
  if (lines === undefined) return [];
  return voice[lines]
    .map((line) => line(material))
    .filter((text) => typeof text === 'string')
    .filter((text) => text !== '');
}

export function writerOf(voice: Voice, facts: Facts, seed: number): Writer {
  return new Writer({
    reading: readOnce(facts),
    facts,
    voice,
    archetype: archetypes.portrait,
    seed,
  });
}

/** Everything that a voice can say of a coin, place by place. */
export function everything(voice: Voice, [coin, facts]: [string, Facts]): Said[] {
  return [...places, 'faq'].flatMap((slot) => {
    const texts = [0, 1, 2].flatMap((turn) => linesOf(voice, slot, materialOf(facts, { slot, turn })));
    return [...new Set(texts)].map((text) => ({ label: `${coin} ${slot}`, facts, text }));
  });
}

export function filled(text: string, facts: Facts): string {
  return fillTokens(text, {
    name: facts.name,
    ticker: `$${facts.symbol}`,
    chain: facts.blockchain,
    native: 'ETH',
  });
}

/** Two coins that have everything, and nothing in common. */
export const badger: Material = {
  ...materialOf(describedCoins.dogwifhat, { slot: 'tagline', turn: 0 }),
  indefinite: 'a badger with a lamp',
  Indefinite: 'A badger with a lamp',
  indefiniteShort: 'a badger',
  definite: 'the badger',
  Definite: 'The badger',
  full: 'the badger with a lamp',
  Full: 'The badger with a lamp',
  noun: 'badger with a lamp',
  headNoun: 'badger',
  indefiniteHead: 'a badger',
  headPlural: 'badgers',
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
export const teapot: Material = {
  ...badger,
  indefinite: 'a teapot without a lid',
  Indefinite: 'A teapot without a lid',
  indefiniteShort: 'a teapot',
  definite: 'the teapot',
  Definite: 'The teapot',
  full: 'the teapot without a lid',
  Full: 'The teapot without a lid',
  noun: 'teapot without a lid',
  headNoun: 'teapot',
  indefiniteHead: 'a teapot',
  headPlural: 'teapots',
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

/** Another subject in the same situation: what two coins may well share stands in both. */
export const teapotInTheSett: Material = {
  ...teapot,
  bang: badger.bang,
  sound: badger.sound,
  part: badger.part,
  wants: badger.wants,
  place: badger.place,
  prop: badger.prop,
  propQuote: badger.propQuote,
  denial: badger.denial,
  secondDenial: badger.secondDenial,
};
