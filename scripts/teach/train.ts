import { plainText } from '../../engine/src/compose/review/plain-text.ts';
import { eachFeature } from '../../engine/src/compose/review/judge/features.ts';
import { type Lesson, verdicts } from '../../engine/src/compose/review/judge/lessons.ts';
import { leastKnown, type Model, weighed } from '../../engine/src/compose/review/judge/model.ts';

export interface Settings {
  /** How often every lesson is read. */
  rounds: number;
  /** Share of a lesson's features that is left out each time, so that no single one is relied on. */
  dropout: number;
  /** A feature of fewer lessons than this is not kept. */
  fewest: number;
  rate: number;
  decay: number;
}

/** Found by trying on sentences that were not learned from. */
export const settings: Settings = { rounds: 20, dropout: 0.5, fewest: 3, rate: 0.5, decay: 1e-4 };

/**
 * Multinomial logistic regression by AdaGrad (Duchi, Hazan, Singer 2011) with feature dropout (Wager, Wang, Liang 2013). The same
 * lessons make the same model.
 */
export function train(
  lessons: readonly Lesson[],
  { rounds, dropout, fewest, rate, decay }: Settings = settings,
): Model {
  const read = lessons.map(({ verdict, sentence }) => ({
    target: verdicts.indexOf(verdict),
    features: featuresOf(sentence),
  }));
  const counts = new Map<number, number>();
  for (const { features } of read) for (const each of features) counts.set(each, (counts.get(each) ?? 0) + 1);
  const known = Uint32Array.from(
    [...counts].filter(([, count]) => count >= fewest).map(([feature]) => feature),
  ).toSorted();
  const places = new Map([...known].map((feature, at) => [feature, at]));
  const examples = read.map(({ target, features }) => ({
    target,
    places: features.flatMap((feature) => places.get(feature) ?? []),
  }));

  const classes = verdicts.length;
  const weights = new Float64Array(known.length * classes);
  const squares = new Float64Array(known.length * classes);
  const bias = new Float64Array(classes);
  const odds = new Float64Array(classes);
  const random = generator(1);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(examples, random);
    for (const { target, places: all } of examples) {
      const used = all.filter(() => random() >= dropout);
      const scale = 1 / Math.sqrt(Math.max(used.length, leastKnown * (1 - dropout)));
      estimate(used, scale);
      for (let each = 0; each < classes; each += 1) {
        const slope = (odds[each] ?? 0) - (each === target ? 1 : 0);
        bias[each] = (bias[each] ?? 0) - 0.02 * slope;
        for (const place of used) {
          const at = place * classes + each;
          const weight = weights[at] ?? 0;
          const gradient = slope * scale + decay * weight;
          const square = (squares[at] ?? 0) + gradient * gradient;
          squares[at] = square;
          weights[at] = weight - (rate * gradient) / Math.sqrt(square + 1e-3);
        }
      }
    }
  }
  return condense(known, weights, bias);

  /** Puts the likelihood of each verdict into `odds`. */
  function estimate(used: readonly number[], scale: number): void {
    let most = -Infinity;
    for (let each = 0; each < classes; each += 1) {
      let sum = bias[each] ?? 0;
      for (const place of used) sum += (weights[place * classes + each] ?? 0) * scale;
      odds[each] = sum;
      most = Math.max(most, sum);
    }
    let total = 0;
    for (let each = 0; each < classes; each += 1) {
      odds[each] = Math.exp((odds[each] ?? 0) - most);
      total += odds[each] ?? 0;
    }
    for (let each = 0; each < classes; each += 1) odds[each] = (odds[each] ?? 0) / total;
  }
}

/** Weights against those of `kept`, in steps that fit a byte. */
function condense(features: Uint32Array, weights: Float64Array, bias: Float64Array): Model {
  const classes = weighed + 1;
  const against = Float64Array.from({ length: features.length * weighed }, (_, at) => {
    const start = Math.floor(at / weighed) * classes;
    return (weights[start + 1 + (at % weighed)] ?? 0) - (weights[start] ?? 0);
  });
  const unit = against.reduce((most, each) => Math.max(most, Math.abs(each)), 0) / 127;
  return {
    features,
    weights: Int8Array.from(against, (weight) => Math.round(weight / unit)),
    unit,
    bias: Array.from({ length: weighed }, (_, each) => (bias[each + 1] ?? 0) - (bias[0] ?? 0)),
  };
}

function shuffle(list: unknown[], random: () => number): void {
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [list[last], list[other]] = [list[other], list[last]];
  }
}

function featuresOf(sentence: string): number[] {
  const found = new Set<number>();
  eachFeature(plainText(sentence), (feature) => found.add(feature));
  return [...found];
}

/** Numbers from 0 to 1 that are the same every time (linear congruential, Numerical Recipes). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
