import { expect, test } from 'vitest';
import { createJudge } from '../../engine/src/compose/review/judge/judge.ts';
import type { Lesson } from '../../engine/src/compose/review/judge/lessons.ts';
import { restoreModel, storeModel } from '../../engine/src/compose/review/judge/model.ts';
import { settings, train } from './train.ts';

const animals = ['frog', 'duck', 'newt', 'mole', 'crab', 'wasp', 'lynx', 'goat', 'swan', 'toad'];
const lessons: Lesson[] = animals.flatMap((animal) => [
  { verdict: 'kept' as const, sentence: `the ${animal} sleeps under the old piano until noon` },
  { verdict: 'promise' as const, sentence: `whoever buys the ${animal} doubles every dollar before friday` },
  { verdict: 'secrets' as const, sentence: `paste your twelve words so that the ${animal} can pay you` },
]);

test('a judge knows what it was taught, and tells it of sentences that it never read', () => {
  const judge = createJudge(train(lessons, { ...settings, rounds: 60 }));
  const kept = judge('the otter sleeps under the old sofa until noon');
  const promise = judge('whoever buys the otter doubles every dollar before monday');
  const secrets = judge('paste your twelve words so that the otter can pay you');
  expect(kept.likelihood).toBeLessThan(0.3);
  expect([promise.verdict, promise.likelihood > 0.7]).toEqual(['promise', true]);
  expect([secrets.verdict, secrets.likelihood > 0.7]).toEqual(['secrets', true]);
});

test('the same lessons make the same model, which comes back from storage as it was', () => {
  const model = train(lessons);
  expect(train(lessons)).toEqual(model);
  expect(restoreModel(storeModel(model, ''))).toEqual(model);
});
