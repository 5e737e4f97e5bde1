import type { DesignName } from '../document/design-names.ts';

type Token = `--${string}`;

/** What the contract of designs expects of one of them beside what it expects of all. */
export interface Expectations {
  /** Font files that a page loads whose name has only Latin letters, letters beyond them, and Chinese ones. */
  fontFiles: { latin: number; extended: number; chinese: number };
  /** Texts and what they stand on beside the palette's own pairs; each has a contrast of 4.5. */
  texts: readonly (readonly [Token, Token])[];
  /** Edges and shapes and what they stand out from, with a contrast of 3; of several, one is enough. */
  edges: readonly (readonly [readonly Token[], Token])[];
  /** Fewest different emblems of 24 seeds. */
  emblems: number;
  /** An emblem set in the ticker's own letters or minted in two lines has no line with the whole ticker. */
  emblemTicker: 'whole' | 'in pieces';
  /** Which of the creator's colours `#f7931a` and `#1c4d9c` stand in the emblem as they were given. */
  emblemColours: readonly string[];
  /** Which of them stand in a creature as they were given. */
  creatureColours: readonly string[];
  /** Most bytes of a creature before compression. */
  creatureBytes: number;
  /** Most nodes of drawings on a page without a picture. */
  drawnNodes: number;
}

const onEach = (texts: readonly Token[], grounds: readonly Token[]) =>
  texts.flatMap((text) => grounds.map((ground) => [text, ground] as const));

const inks: readonly Token[] = ['--text', '--text-muted', '--primary-text', '--secondary-text'];

const usual = {
  edges: [],
  emblems: 20,
  emblemTicker: 'whole',
  emblemColours: ['#f7931a', '#1c4d9c'],
  creatureColours: ['#f7931a', '#1c4d9c'],
  creatureBytes: 4_800,
  drawnNodes: 150,
} as const;

export const expectations: Record<DesignName, Expectations> = {
  moonshot: {
    ...usual,
    emblemColours: ['#f7931a'],
    fontFiles: { latin: 1, extended: 1, chinese: 1 },
    texts: [],
    emblemTicker: 'in pieces',
  },
  'toon-sky': {
    ...usual,
    fontFiles: { latin: 2, extended: 4, chinese: 2 },
    texts: [
      ...onEach(['--ink'], ['--paper', '--tint']),
      ['--ink-muted', '--paper'],
      ...onEach(['--paper', '--pop'], ['--ink']),
      ...onEach(['--paper'], ['--soil', '--stone']),
    ],
    edges: [
      [['--paper', '--ink'], '--background'],
      [['--paper', '--ink'], '--glow'],
    ],
  },
  comic: {
    ...usual,
    emblems: 9,
    drawnNodes: 420,
    fontFiles: { latin: 2, extended: 3, chinese: 2 },
    texts: [
      ...onEach(['--ink'], ['--paper', '--caption', '--wash', '--zap']),
      ...onEach(['--ink-muted', '--paper-link'], ['--paper']),
    ],
    edges: [[['--frame'], '--background']],
  },
  terminal: {
    ...usual,
    emblems: 11,
    fontFiles: { latin: 2, extended: 4, chinese: 2 },
    texts: onEach(inks, ['--bar']),
    emblemTicker: 'in pieces',
    emblemColours: ['#f7931a'],
  },
  arcade: {
    ...usual,
    drawnNodes: 160,
    fontFiles: { latin: 2, extended: 4, chinese: 2 },
    texts: onEach(['--text'], ['--sky-1', '--sky-2', '--sky-3', '--far', '--near', '--cloud']),
  },
  'desktop-98': {
    ...usual,
    drawnNodes: 240,
    fontFiles: { latin: 1, extended: 2, chinese: 1 },
    texts: [
      ...onEach(['--ink'], ['--face', '--hi', '--tip']),
      ...onEach(['--ink-muted'], ['--face', '--hi']),
      ['--ink-link', '--face'],
      ['--lcd-lit', '--lcd'],
      ...onEach(['--well-text', '--well-muted', '--well-link'], ['--well']),
    ],
    edges: [
      [['--face', '--outline'], '--background'],
      [['--edge'], '--face'],
    ],
  },
  brutal: {
    ...usual,
    fontFiles: { latin: 1, extended: 2, chinese: 1 },
    texts: [
      ['--on-card-1', '--card-1'],
      ['--on-card-2', '--card-2'],
      ['--background', '--text'],
      // A shadow may not run into the card that throws it.
      ['--edge-1', '--card-1'],
      ['--edge-2', '--card-2'],
    ],
    edges: [
      [['--line'], '--background'],
      [['--edge-1'], '--primary'],
      [['--edge-2'], '--secondary'],
    ],
  },
  candy: {
    ...usual,
    fontFiles: { latin: 1, extended: 2, chinese: 1 },
    texts: [
      ...onEach(
        [...inks, '--pop'],
        ['--background', '--surface', '--surface-raised', '--pastel', '--pastel-2'],
      ),
      ['--on-primary', '--primary'],
      ['--on-secondary', '--secondary'],
    ],
    edges: [
      [['--primary-edge'], '--background'],
      [['--secondary-edge'], '--background'],
    ],
    drawnNodes: 60,
  },
  'gold-bar': {
    ...usual,
    fontFiles: { latin: 1, extended: 2, chinese: 1 },
    texts: [
      ...onEach(['--on-primary'], ['--primary', '--foil-high']),
      ...onEach(['--gilt', '--gilt-bright'], ['--background', '--surface', '--surface-raised']),
      ...onEach(['--text', '--text-muted', '--primary-text'], ['--stripe']),
    ],
  },
  sticker: {
    ...usual,
    fontFiles: { latin: 1, extended: 1, chinese: 1 },
    texts: [
      ...onEach(['--text'], ['--rule', '--rule-surface', '--hi', '--hi-surface']),
      ['--on-secondary', '--stripe'],
      ...onEach(['--ink', '--ink-muted', '--link'], ['--pale']),
      ...onEach(['--ink'], ['--ruled', '--note-1', '--note-2']),
    ],
    edges: [
      [['--line-1'], '--primary'],
      [['--line-2'], '--secondary'],
      [['--ink'], '--pale'],
    ],
  },
  sunset: {
    ...usual,
    emblems: 13,
    fontFiles: { latin: 2, extended: 3, chinese: 2 },
    texts: onEach(['--text'], ['--sky-high', '--sky-low', '--sky-glow', '--floor', '--line']),
    edges: (['--sky-high', '--sky-low', '--sky-glow', '--floor', '--line'] as const).flatMap((ground) => [
      [['--primary-text'], ground] as const,
      [['--secondary-text'], ground] as const,
    ]),
  },
  tabloid: {
    ...usual,
    fontFiles: { latin: 2, extended: 3, chinese: 2 },
    texts: onEach(inks, ['--tint']),
  },
};
