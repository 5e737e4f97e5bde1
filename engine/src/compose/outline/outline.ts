import type { HeroLayout } from '../../document/schema.ts';
import type { Facts } from '../../facts.ts';
import { archetypes } from './archetypes.ts';
import type { Archetype, ArchetypeName, MiddleName } from './archetypes.ts';
import { coinKey, hashOf, mulberry32, pick, pickWeighted } from './random.ts';
import type { Reading } from '../reading/reading.ts';

/** How a page argues, before a word of it is written. */
export interface Outline {
  name: ArchetypeName;
  archetype: Archetype;
  order: readonly MiddleName[];
  layout: HeroLayout;
}

/** Picks an argument that the description carries, a way through it and what leads; the seed decides among what suits. */
export function outlinePage(facts: Facts, reading: Reading, seed: number): Outline {
  const random = mulberry32(hashOf(`${seed} plan ${coinKey(facts)}`));
  const names = Object.keys(archetypes) as ArchetypeName[];
  // Squared, because what suits twice as well should not only come twice as often.
  const weightOf = (name: ArchetypeName) => archetypes[name].suits(reading) ** 2;
  const name = pickWeighted(random, names, weightOf) ?? 'mystery';
  const archetype: Archetype = archetypes[name];
  const order = pick(random, archetype.orders) ?? [];
  const { withImage, without } = archetype.pictureFirst;
  const pictureFirst = random() < (facts.image === null ? without : withImage);
  return { name, archetype, order, layout: pictureFirst ? 'picture-first' : 'words-first' };
}
