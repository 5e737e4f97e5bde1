import { type CreatureKind, creatureKinds, type CreatureMood, creatureMoods } from './creature.ts';

/** What stands for a coin without a picture: its ticker in the design's own manner, or a creature. */
export interface EmblemLook {
  readonly creature: { readonly kind: CreatureKind; readonly mood: CreatureMood } | null;
  /** Of several that differ in detail. */
  readonly variant: number;
}

const form = new RegExp(`^(?:ticker|(${creatureKinds.join('|')})-(${creatureMoods.join('|')}))-([0-5])$`);

/** Reads an emblem's name, such as `ticker-3` or `frog-sad-1`. @returns null for what is none */
export function parseEmblem(name: string): EmblemLook | null {
  const [match, kind, mood, variant] = form.exec(name) ?? [];
  if (match === undefined) return null;
  return {
    creature: kind === undefined ? null : { kind: kind as CreatureKind, mood: mood as CreatureMood },
    variant: Number(variant),
  };
}

/**
 * Six emblems to choose from, the one that is taken unasked first.
 * @param kind what the coin is about; null where that is not certain, or nothing that is drawn
 */
export function emblemsOf(kind: CreatureKind | null, mood: CreatureMood): readonly string[] {
  if (kind === null) return [0, 1, 2, 3, 4, 5].map((variant) => `ticker-${variant}`);
  const others = creatureMoods.filter((each) => each !== mood).slice(0, 4);
  const looks = [mood, ...others].map((each, variant) => `${kind}-${each}-${variant % 3}`);
  return [...looks, 'ticker-0'];
}
