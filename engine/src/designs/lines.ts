import { type Tone, tones } from '../text/tones.ts';

/** Where a page has room for a line of ours; everything else on it is the creator's or a plain text. */
export const places = ['hero', 'marquee', 'countdown', 'storyEnd', 'buy', 'closing'] as const;
export type Place = (typeof places)[number];

/** Which tones a line suits: every one, those that keep their voice down, those that do not, or one alone. */
const suitedTones = {
  any: tones,
  quiet: ['deadpan', 'wholesome'],
  loud: ['hype', 'degen'],
  deadpan: ['deadpan'],
  hype: ['hype'],
  wholesome: ['wholesome'],
  degen: ['degen'],
} as const satisfies Record<string, readonly Tone[]>;

export type Suits = keyof typeof suitedTones;

/**
 * A design's own lines, by place and by the tones that they suit. A line may hold the tokens of a document (`{name}`, `{ticker}`,
 * `{chain}`, `{native}`) and three that are filled while it is composed, each of which it then needs: `{subject}` (what the coin is
 * about, such as `raccoon`), `{a subject}` (`a raccoon`; `A raccoon` where it begins the line) and `{quote}` (a sentence of the creator).
 */
export type Lines = Readonly<Record<Place, Readonly<Record<Suits, readonly string[]>>>>;

/** The headings of a page that are plain, in the words of the design's world. */
export const labelNames = [
  'contract',
  'live',
  'story',
  'buy',
  'tokenomics',
  'chart',
  'roadmap',
  'gallery',
  'community',
  'faq',
  'closing',
] as const;
export type LabelName = (typeof labelNames)[number];

/** Each heading in a few ways, of which a page takes one; `{name}` and `{ticker}` may stand in them. */
export type Labels = Readonly<Record<LabelName, readonly string[]>>;

/** What a design says of its own, in English. */
export interface Wording {
  readonly lines: Lines;
  /** Under 'No contract yet. Trust no address.': of no address, as there is none. */
  readonly noneYet: readonly string[];
  readonly labels: Labels;
}

/**
 * The lines of a place that suit a tone.
 * @param isOwn without those that suit every tone
 */
export function linesFor(lines: Lines, place: Place, tone: Tone, isOwn = false): string[] {
  return Object.entries(lines[place]).flatMap(([suits, texts]) =>
    (suitedTones[suits as Suits] as readonly Tone[]).includes(tone) && !(isOwn && suits === 'any')
      ? texts
      : [],
  );
}
