import type { Joke } from './jokes.ts';
import type { Reading } from '../reading/reading.ts';
import type { FaqTopic } from '../../designs/voice.ts';

/** Between hero and closing. */
export type MiddleName =
  | 'marquee'
  | 'contract'
  | 'countdown'
  | 'story'
  | 'gallery'
  | 'roadmap'
  | 'buy'
  | 'chart'
  | 'tokenomics'
  | 'community'
  | 'faq';

/** An argument that a page may make for its coin: what it leans on, and in which order it goes. */
export interface Archetype {
  /** How well a coin suits it; 0 when the description gives it nothing to go on. */
  suits: (reading: Reading) => number;
  /** Ways to go through the page: who it is before how to get it. */
  orders: readonly (readonly MiddleName[])[];
  /** What its lines like to be about, where the voice gives a choice. */
  leansOn: readonly Joke[];
  /** Characters of a paragraph of the story; more when there is too much to tell. */
  paragraph: number;
  /** Which of the creator's sentences is set large. */
  pullQuote: 'first' | 'last' | 'shortest' | 'longest';
  /** Fewest and most questions, and those that come up first. */
  questions: { least: number; most: number; lead: readonly FaqTopic[] };
  /** How often of 1 the picture leads: with a picture, and with the drawn emblem alone. */
  pictureFirst: { withImage: number; without: number };
}

function order(names: string): MiddleName[] {
  return names.split(' ') as MiddleName[];
}

const told = ({ sentences }: Reading) => sentences.join(' ').length;

export const archetypes = {
  /** Somebody is introduced: look, this is them. */
  portrait: {
    suits: ({ subject, traits }) =>
      (/^(?:animal|character)$/.test(subject.kind) ? 2 : 0.25) +
      (traits === null ? 0 : 2) +
      (subject.habit === null ? 0 : 0.5),
    orders: [
      order('marquee story gallery contract countdown buy chart tokenomics roadmap community faq'),
      order('contract marquee countdown story gallery community buy tokenomics chart roadmap faq'),
      order('marquee countdown story gallery contract buy chart faq tokenomics roadmap community'),
    ],
    leansOn: ['traits', 'called', 'part', 'habit', 'prop'],
    paragraph: 240,
    pullQuote: 'first',
    questions: { least: 4, most: 6, lead: ['traits', 'habit'] },
    pictureFirst: { withImage: 0.75, without: 0.35 },
  },
  /** There is a story, and it is told before anything is sold. */
  legend: {
    suits: (reading) =>
      (reading.moods.has('tale') ? 1.5 : 0) + (told(reading) > 220 ? 2.5 : told(reading) > 130 ? 1 : 0.1),
    orders: [
      order('marquee story gallery roadmap countdown contract buy chart tokenomics community faq'),
      order('countdown marquee story gallery community contract buy chart roadmap tokenomics faq'),
      order('contract story marquee gallery roadmap countdown buy tokenomics chart faq community'),
    ],
    leansOn: ['claim', 'called', 'spoken', 'habit', 'place'],
    paragraph: 420,
    pullQuote: 'longest',
    questions: { least: 5, most: 6, lead: ['called', 'claim'] },
    pictureFirst: { withImage: 0.4, without: 0.1 },
  },
  /** It lists what it does not have, and stops there. */
  anti: {
    suits: ({ denials, moods }) =>
      denials.length === 0 ? 0 : 1.5 + denials.length + (moods.has('dry') ? 0.5 : 0),
    orders: [
      order('contract marquee countdown story buy chart tokenomics faq gallery roadmap community'),
      order('marquee contract story faq countdown buy tokenomics chart roadmap gallery community'),
      order('countdown marquee story contract faq buy chart tokenomics gallery community roadmap'),
    ],
    leansOn: ['denial'],
    paragraph: 160,
    pullQuote: 'shortest',
    questions: { least: 4, most: 5, lead: ['denial', 'denials'] },
    pictureFirst: { withImage: 0.4, without: 0.15 },
  },
  /** A thing is the star, and the page is its display case. */
  object: {
    suits: ({ subject, props }) =>
      (/^(?:object|food)$/.test(subject.kind) ? 3 : 0) + (props.length === 0 ? 0 : 0.5),
    orders: [
      order('countdown marquee story gallery contract buy chart tokenomics faq roadmap community'),
      order('marquee story gallery contract countdown buy tokenomics chart roadmap faq community'),
      order('contract marquee story gallery community countdown buy chart tokenomics faq roadmap'),
    ],
    leansOn: ['prop', 'count', 'part', 'sound'],
    paragraph: 240,
    pullQuote: 'shortest',
    questions: { least: 4, most: 6, lead: ['prop', 'count'] },
    pictureFirst: { withImage: 0.85, without: 0.5 },
  },
  /** Something is done here, again and again. */
  ritual: {
    suits: ({ subject, sentences }) =>
      (subject.habit === null ? 0 : 2) +
      (/\b(?:every|each|daily|always|again|ever since|all day|all night|still|\w+ing since)\b/i.test(
        sentences.join(' '),
      )
        ? 1.5
        : 0),
    orders: [
      order('marquee story countdown contract community buy gallery chart tokenomics roadmap faq'),
      order('countdown story marquee gallery contract buy community chart tokenomics roadmap faq'),
      order('contract marquee story gallery countdown buy chart tokenomics faq community roadmap'),
    ],
    leansOn: ['habit', 'refrain', 'sound', 'wants'],
    paragraph: 240,
    pullQuote: 'last',
    questions: { least: 4, most: 6, lead: ['habit', 'wants'] },
    pictureFirst: { withImage: 0.55, without: 0.25 },
  },
  /** One comes for where it is. */
  place: {
    suits: ({ sentences }) =>
      /\b(?:island|town|city|village|street|bar|cafe|diner|shop|school|office|desert|forest|swamp|pond|lake|ocean|sea|waters|beach|mountain|planet|yard|garden|farm|kingdom|room|house|home|basement|internet|station|motel|hotel|couch|bridge|field)\b/i.test(
        sentences.join(' '),
      )
        ? 1.5
        : 0,
    orders: [
      order('marquee story gallery community countdown contract buy chart roadmap tokenomics faq'),
      order('contract marquee story gallery countdown community buy chart tokenomics roadmap faq'),
      order('countdown marquee story community gallery contract buy tokenomics chart roadmap faq'),
    ],
    leansOn: ['place', 'prop', 'claim'],
    paragraph: 320,
    pullQuote: 'longest',
    questions: { least: 4, most: 6, lead: ['prop', 'chain'] },
    pictureFirst: { withImage: 0.6, without: 0.3 },
  },
  /** It has something to say, and says it line by line. */
  manifesto: {
    suits: ({ sentences, punches }) =>
      (/\b(?:we|us|our|everyone|everybody|the people|for those|stop|refuse|believe)\b/i.test(
        sentences.join(' '),
      )
        ? 1.5
        : 0) + (punches.length >= 3 ? 1.5 : punches.length === 2 ? 0.5 : 0),
    orders: [
      order('marquee story countdown faq contract buy chart tokenomics roadmap gallery community'),
      order('story marquee community contract countdown buy chart tokenomics gallery roadmap faq'),
      order('contract marquee story countdown community buy tokenomics chart gallery roadmap faq'),
    ],
    leansOn: ['claim', 'refrain', 'denial', 'spoken'],
    paragraph: 90,
    pullQuote: 'last',
    questions: { least: 4, most: 5, lead: ['claim', 'who'] },
    pictureFirst: { withImage: 0.2, without: 0.05 },
  },
  /** Hardly anything is told, and the page makes that its point. */
  mystery: {
    suits: (reading) =>
      told(reading) < 40
        ? 3
        : told(reading) < 80 && /^(?:letter|unknown)$/.test(reading.subject.kind)
          ? 2
          : 0,
    orders: [
      order('countdown contract marquee story buy chart tokenomics gallery roadmap faq community'),
      order('marquee countdown story contract buy faq chart tokenomics gallery roadmap community'),
      order('contract marquee countdown story buy tokenomics chart faq gallery community roadmap'),
    ],
    leansOn: [],
    paragraph: 240,
    pullQuote: 'shortest',
    questions: { least: 3, most: 4, lead: ['who', 'when'] },
    pictureFirst: { withImage: 0.6, without: 0.4 },
  },
} satisfies Record<string, Archetype>;

export type ArchetypeName = keyof typeof archetypes;
