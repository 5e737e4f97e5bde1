/** What a coin may be about. */
export const subjectKinds = ['animal', 'food', 'object', 'person', 'plant'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

export type Mood = 'loud' | 'calm' | 'dry' | 'space' | 'tech' | 'tale';

/** What the choice of a design depends on. */
export interface CoinCharacter {
  moods: ReadonlySet<Mood>;
  /** What the coin is about; null where that is not certain. */
  kind: SubjectKind | null;
  /** The page's background is dark. */
  dark: boolean;
  /** Background or first colour is saturated. */
  vivid: boolean;
}

/** How well a coin suits a design, from 1 (as any coin does) up; a design twice as suited is chosen twice as often. */
export type Affinity = (coin: CoinCharacter) => number;
