import type { DesignName } from '../../document/design-names.ts';

/**
 * What the checks of lines find in the three oldest voices, until these lines are written anew: each list is held exactly, so
 * that none grows and a mended line leaves it.
 */
interface Findings {
  /** Places with fewer lines than the rest. */
  few?: readonly string[];
  /** Places left empty for a coin of which nothing is known. */
  empty?: readonly string[];
  /** What no other voice may say, without the coins: figures of speech of a comic and of a shell. */
  idioms?: RegExp;
  /** Lines that two coins share which share a place, a thing and a denial. */
  repeated?: readonly string[];
  /** Beginnings of lines that say in other words that the figures are the creator's. */
  figures?: readonly string[];
  /** Likewise that plans are no promise. */
  plans?: readonly string[];
  /** Likewise that there is no channel. */
  silence?: readonly string[];
}

export const knownFindings: Partial<Record<DesignName, Findings>> = {
  moonshot: {
    repeated: [
      'Post-launch inventory: stripe present, worms gone.',
      'The lamp is not legal tender, in orbit or below it.',
      'Ask about the lamp. Somebody on this frequency has drawn a diagram.',
      'Bolted down: the lamp',
      'Licence: not fitted',
      'Any licence?',
      'No licence and no ladder. Then what is on board?',
      'What is the lamp for?',
    ],
    figures: [
      'The creator filled in this form. Mission control stamped it without weighing anything, and the badger sat on the scales.',
      'As stated by whoever sent us the badger with a lamp. The tower only holds the clipboard.',
    ],
    silence: [
      'No frequency has been assigned to the badger with a lamp. Voices claiming otherwise are static.',
    ],
  },
  comic: {
    few: [
      'kicker',
      'headline',
      'contractNote',
      'countdownHeading',
      'liveHeading',
      'buyHeading',
      'buyIntro',
      'chartText',
      'galleryText',
      'closingText',
    ],
    idioms: /\?!|100% less|versus/,
    repeated: [
      '“No licence?!” gasped the villain.',
      'SNUFF! Did somebody say worms?',
      'Mind the lamp!',
      'Now with 100% less licence!',
      'What happened to the licence?',
      'No licence, no ladder. Is this even a comic?',
      'Is the lamp where the powers come from?',
      'Canon says: “The lamp is on.” Fans are divided.',
    ],
    figures: [
      'Caption, bottom left: figures as the creator of the badger with a lamp gives them. No hero has verified a single one.',
    ],
    silence: ['No letters page yet. Any mail from the badger with a lamp was sent by a henchman.'],
  },
  terminal: {
    few: [
      'contractNote',
      'countdownHeading',
      'liveHeading',
      'buyHeading',
      'buyIntro',
      'exchangeNote',
      'chartText',
      'galleryText',
    ],
    empty: ['arabic fundNote', 'oneWord fundNote', 'markup fundNote', 'chess fundNote', 'turkish fundNote'],
    idioms: /\/dev\/|chmod 600/,
    repeated: [
      '{native} is accepted. the lamp is not.',
      'topic: the lamp. off topic: anything that is not the lamp.',
      'lamp: mounted',
      'licence: command not found',
      'grep -i "licence"',
      'no licence, no ladder: what is left?',
      'what does the lamp do?',
    ],
    figures: [
      'set by the creator of the badger, by hand. read only, not verified.',
      'source: the creator of the badger with a lamp. nobody has run a check. diff it against the contract.',
    ],
    silence: [
      'connection refused: no open port for the badger with a lamp yet. whoever answers is somebody else.',
    ],
  },
};
