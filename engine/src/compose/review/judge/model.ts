import { verdicts } from './lessons.ts';

/** Verdicts that are weighed against `kept`, which weighs nothing. */
export const weighed = verdicts.length - 1;

/** Of a sentence with fewer known features nobody is sure: it is weighed as if it had so many. */
export const leastKnown = 96;

/** What was learned: for each known feature a weight per refused verdict. */
export interface Model {
  /** Hashes of the known features, rising. */
  features: Uint32Array;
  /** `weighed` of them per feature, in the order of `verdicts`. */
  weights: Int8Array;
  /** What a weight of 1 stands for. */
  unit: number;
  /** Weights that every sentence has. */
  bias: readonly number[];
}

/** As it is stored: little-endian bytes in base64. */
export interface StoredModel {
  /** SHA-256 of the lessons that it learned from. */
  lessons: string;
  unit: number;
  bias: number[];
  features: string;
  weights: string;
}

export function storeModel({ features, weights, unit, bias }: Model, lessons: string): StoredModel {
  const encode = (array: Uint32Array | Int8Array) =>
    Buffer.from(array.buffer, array.byteOffset, array.byteLength).toString('base64');
  return { lessons, unit, bias: [...bias], features: encode(features), weights: encode(weights) };
}

export function restoreModel({ features, weights, unit, bias }: StoredModel): Model {
  const decode = (text: string) => Uint8Array.from(Buffer.from(text, 'base64')).buffer;
  return { features: new Uint32Array(decode(features)), weights: new Int8Array(decode(weights)), unit, bias };
}
