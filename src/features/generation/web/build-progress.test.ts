import { expect, test } from 'vitest';
import type { BuildEvent } from '../contract.ts';
import { advance, begun, type BuildProgress, countWritten, idle, waitingMessage } from './build-progress.ts';

const started: BuildEvent = {
  type: 'started',
  design: 'comic',
  writer: 'model',
  sections: ['Hero', 'Story'],
  ids: ['hero', 'story'],
  html: '<p id=hero>a</p><p id=story>b</p>',
};
const events: BuildEvent[] = [
  { type: 'saved' },
  started,
  { type: 'section', position: 1, label: 'Story', by: 'model', change: { at: 28, removed: 1, text: 'told' } },
  { type: 'section', position: 0, label: 'Hero', by: 'composer', change: null },
  { type: 'done', html: '<!doctype html>', note: 'The AI service is busy.' },
];

test('a build goes from nothing to done, one event at a time', () => {
  const seen = events.reduce<BuildProgress[]>(
    (all, event) => [...all, advance(all.at(-1) ?? begun, event)],
    [],
  );
  expect(seen.map((each) => each.state === 'building' && countWritten(each.sections))).toEqual([
    0, 0, 1, 2, 2,
  ]);
  expect(seen.at(0)).toMatchObject({ saved: true, sections: [], html: null, done: false });
  expect(seen.at(-1)).toEqual({
    state: 'building',
    saved: true,
    writer: 'model',
    sections: [
      { id: 'hero', label: 'Hero', writtenBy: 'composer' },
      { id: 'story', label: 'Story', writtenBy: 'model' },
    ],
    html: '<p id=hero>a</p><p id=story>told</p>',
    done: true,
    note: 'The AI service is busy.',
  });
});

test('an event of a build that nobody watched yet begins one', () => {
  expect(advance(idle, { type: 'saved' })).toEqual({ ...begun, saved: true });
});

test('the dialog says who writes: AI where a model does, our own writer where none is configured or may be asked', () => {
  const byAi = 'Please wait while AI creates your new landing page...';
  const byUs = 'Please wait while our own writer creates your new landing page...';
  expect(waitingMessage(begun, 'model')).toBe(byAi);
  expect(waitingMessage(begun, 'composer')).toBe(byUs);
  expect(waitingMessage(advance(begun, { ...started, writer: 'composer' }), 'model')).toBe(byUs);
  expect(waitingMessage({ state: 'failed', message: 'The network is gone.' }, 'model')).toBe(byAi);
});
