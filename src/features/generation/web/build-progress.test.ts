import { expect, test } from 'vitest';
import { advance, begun, idle, type BuildProgress } from './build-progress.ts';
import type { BuildEvent } from '../contract.ts';

const events: BuildEvent[] = [
  { type: 'saved' },
  { type: 'started', design: 'comic', sections: ['Hero', 'Story'] },
  { type: 'section', position: 0, label: 'Hero' },
  { type: 'section', position: 1, label: 'Story' },
  { type: 'done', html: '<!doctype html>' },
];

test('a build goes from nothing to done, one event at a time', () => {
  const seen = events.reduce<BuildProgress[]>(
    (all, event) => [...all, advance(all.at(-1) ?? begun, event)],
    [],
  );
  expect(seen.map((each) => each.state === 'building' && each.written)).toEqual([0, 0, 1, 2, 2]);
  expect(seen.at(0)).toMatchObject({ saved: true, sections: [], done: false });
  expect(seen.at(-1)).toEqual({
    state: 'building',
    saved: true,
    sections: ['Hero', 'Story'],
    written: 2,
    done: true,
  });
});

test('an event of a build that nobody watched yet begins one', () => {
  expect(advance(idle, { type: 'saved' })).toEqual({ ...begun, saved: true });
});
