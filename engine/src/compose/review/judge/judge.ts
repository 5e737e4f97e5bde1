import { eachFeature } from './features.ts';
import { verdicts } from './lessons.ts';
import type { Verdict } from './lessons.ts';
import { leastKnown, weighed } from './model.ts';
import type { Model } from './model.ts';

export interface Judgement {
  /** The likeliest of the refused verdicts. */
  verdict: Exclude<Verdict, 'kept'>;
  /** How likely it is that the sentence has to be refused, from 0 to 1. */
  likelihood: number;
}

/** Reads one sentence at a time, as `plainText` gives it. */
export type Judge = (plain: string) => Judgement;

/** Multinomial logistic regression over the features of a sentence, each known one weighing the less the more there are. */
export function createJudge({ features, weights, unit, bias }: Model): Judge {
  const find = indexOf(features);
  const sums = new Float64Array(weighed);
  // In which sentence a feature was last seen: each counts once.
  const seen = new Uint32Array(features.length);
  let sentences = 0;
  return (plain) => {
    sums.fill(0);
    sentences += 1;
    let known = 0;
    eachFeature(plain, (feature) => {
      const at = find(feature);
      if (at < 0 || seen[at] === sentences) return;
      seen[at] = sentences;
      known += 1;
      for (let each = 0; each < weighed; each += 1)
        sums[each] = (sums[each] ?? 0) + (weights[at * weighed + each] ?? 0);
    });
    const scale = unit / Math.sqrt(Math.max(known, leastKnown));
    let total = 0;
    let likeliest = 0;
    for (let each = 0; each < weighed; each += 1) {
      const logOdds = (sums[each] ?? 0) * scale + (bias[each] ?? 0);
      sums[each] = Math.exp(logOdds);
      total += sums[each] ?? 0;
      if ((sums[each] ?? 0) > (sums[likeliest] ?? 0)) likeliest = each;
    }
    return { verdict: verdicts[likeliest + 1] as Judgement['verdict'], likelihood: total / (1 + total) };
  };
}

/** Where a feature stands in the list, or -1: a table with open places, at most half full. */
function indexOf(features: Uint32Array): (feature: number) => number {
  const size = 2 ** Math.ceil(Math.log2(features.length * 2 + 1));
  const places = new Int32Array(size).fill(-1);
  const mask = size - 1;
  for (const [at, feature] of features.entries()) {
    let place = feature & mask;
    while ((places[place] ?? -1) >= 0) place = (place + 1) & mask;
    places[place] = at;
  }
  return (feature) => {
    let place = feature & mask;
    for (let at = places[place] ?? -1; at >= 0; at = places[place] ?? -1) {
      if (features[at] === feature) return at;
      place = (place + 1) & mask;
    }
    return -1;
  };
}
