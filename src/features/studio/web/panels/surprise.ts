import { type DesignName, designNames } from '@moonpage/engine/document/design-names.ts';
import { heroLayouts, questionLayouts, storyLayouts } from '@moonpage/engine/sections/layouts.ts';
import type { Look } from '../document/edits.ts';

/** Another design with layouts and a seed at random. @param random from 0 up to 1, as `Math.random` */
export function surpriseLook(
  current: DesignName,
  random: () => number = Math.random,
): Look & { design: DesignName } {
  const one = <Value>(values: readonly [Value, ...Value[]]): Value =>
    values[Math.floor(random() * values.length)] ?? values[0];
  const [first = current, ...others] = designNames.filter((name) => name !== current);
  return {
    design: one([first, ...others]),
    layout: one(heroLayouts),
    story: one(storyLayouts),
    questions: one(questionLayouts),
    seed: Math.floor(random() * 2 ** 32),
  };
}
