import { testDocument } from '@moonpage/engine/document/document.fixture.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { createSaver, pauses, type Saver } from './saver.ts';
import type { SaveState } from './studio-context.ts';

type Send = Parameters<typeof createSaver>[0]['send'];
type Keep = Parameters<typeof createSaver>[0]['keep'];

const first = testDocument({});
const titled = (title: string) => ({ ...first, title });

let send: ReturnType<typeof vi.fn<Send>>;
let keep: ReturnType<typeof vi.fn<Keep>>;
let states: SaveState['is'][];
let shown: SaveState;
let saver: Saver;
let count: number;

beforeEach(() => {
  vi.useFakeTimers();
  count = 0;
  send = vi.fn<Send>(async () => {
    count += 1;
    return { base: `base ${count}`, savedAt: `time ${count}` };
  });
  keep = vi.fn<Keep>(() => true);
  states = [];
  saver = createSaver({
    start: { document: first, base: 'base 0', savedAt: 'time 0' },
    send,
    keep,
    show: (state) => {
      states.push(state.is);
      shown = state;
    },
  });
});

it('saves once when typing pauses, and the next time on what was saved', async () => {
  saver.change(titled('a'));
  await vi.advanceTimersByTimeAsync(pauses.beforeSaving - 1);
  saver.change(titled('ab'));
  await vi.advanceTimersByTimeAsync(pauses.beforeSaving);
  expect(send.mock.calls).toEqual([[{ document: titled('ab'), base: 'base 0', reason: 'edited' }]]);
  saver.change(titled('abc'), 'restored');
  await saver.flush();
  expect(send.mock.lastCall).toEqual([{ document: titled('abc'), base: 'base 1', reason: 'restored' }]);
  expect(states.at(-1)).toBe('saved');
  expect(saver.unsaved()).toBeNull();
});

it('saves what was changed while a save was under way, one after the other', async () => {
  let answer = () => {};
  send.mockImplementationOnce(
    () => new Promise((resolve) => (answer = () => resolve({ base: 'base 1', savedAt: 'time 1' }))),
  );
  saver.change(titled('a'));
  const saving = saver.flush();
  saver.change(titled('b'));
  expect(send).toHaveBeenCalledTimes(1);
  answer();
  expect(await saving).toBe(true);
  expect(send.mock.lastCall).toEqual([{ document: titled('b'), base: 'base 1', reason: 'edited' }]);
});

it('does not say Saved while what was undone is still being sent, and sends the undoing after it', async () => {
  let answer = () => {};
  send.mockImplementationOnce(
    () => new Promise((resolve) => (answer = () => resolve({ base: 'base 1', savedAt: 'time 1' }))),
  );
  saver.change(titled('a'));
  const saving = saver.flush();
  saver.change(first);
  expect(states.at(-1)).toBe('saving');
  expect(saver.unsaved()).toEqual({ document: first, base: 'base 0', sent: titled('a') });
  answer();
  expect(await saving).toBe(true);
  expect(send.mock.lastCall).toEqual([{ document: first, base: 'base 1', reason: 'edited' }]);
  expect(saver.unsaved()).toBeNull();
});

it('sends what was corrected while the fault before it was being refused', async () => {
  let refuse = () => {};
  send.mockImplementationOnce(
    () =>
      new Promise((_resolve, reject) => {
        const refusal = { code: 'INVALID_DOCUMENT', status: 422 };
        refuse = () => reject(Object.assign(new Error('That cannot be saved.'), refusal));
      }),
  );
  saver.change(titled('a'));
  const saving = saver.flush();
  saver.change(titled('b'));
  refuse();
  expect(await saving).toBe(false);
  await vi.advanceTimersByTimeAsync(pauses.beforeSaving);
  expect(send.mock.lastCall?.[0]).toMatchObject({ document: titled('b'), base: 'base 0' });
  expect(states.at(-1)).toBe('saved');
});

it.each([
  ['was refused by the network', new TypeError('Failed to fetch')],
  ['had no answer in time', new DOMException('The operation timed out', 'TimeoutError')],
])('keeps what %s, says so, and sends it when the network is back', async (_what, failure) => {
  send.mockRejectedValueOnce(failure);
  saver.change(titled('a'));
  expect(await saver.flush()).toBe(false);
  expect(states.at(-1)).toBe('offline');
  expect(keep).toHaveBeenLastCalledWith({ document: titled('a'), base: 'base 0' });
  await vi.advanceTimersByTimeAsync(pauses.beforeTryingAgain);
  expect(states.at(-1)).toBe('saved');
  expect(keep).toHaveBeenLastCalledWith(null);
});

it('overwrites nothing that another window has saved, until somebody chooses', async () => {
  send.mockRejectedValueOnce(
    Object.assign(new Error('Changed elsewhere'), { code: 'PAGE_CHANGED', status: 409 }),
  );
  saver.change(titled('mine'));
  expect(await saver.flush()).toBe(false);
  saver.change(titled('mine still'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(states.at(-1)).toBe('conflict');
  expect(keep).toHaveBeenLastCalledWith({ document: titled('mine still'), base: 'base 0' });

  const theirs = { document: titled('theirs'), base: 'base 9', savedAt: 'time 9' };
  await saver.rebase(theirs, titled('mine still'), 'overwritten');
  expect(send.mock.lastCall).toEqual([
    { document: titled('mine still'), base: 'base 9', reason: 'overwritten' },
  ]);
  expect(states.at(-1)).toBe('saved');
});

it('takes the other version without sending it back', async () => {
  saver.block(titled('mine'));
  const theirs = { document: titled('theirs'), base: 'base 9', savedAt: 'time 9' };
  expect(await saver.rebase(theirs, theirs.document, 'edited')).toBe(true);
  expect(send).not.toHaveBeenCalled();
  expect(keep).toHaveBeenLastCalledWith(null);
});

it('says what refused it, and tries again with the next change', async () => {
  send.mockRejectedValueOnce(
    Object.assign(new Error('That cannot be saved.'), { code: 'INVALID_DOCUMENT', status: 422 }),
  );
  saver.change(titled('a'));
  await saver.flush();
  expect(states.at(-1)).toBe('failed');
  saver.change(titled('b'));
  await vi.advanceTimersByTimeAsync(pauses.beforeSaving);
  expect(states.at(-1)).toBe('saved');
});

it('has nothing to save where an undo leads back to what is saved', async () => {
  saver.change(titled('a'));
  saver.change(first);
  await vi.advanceTimersByTimeAsync(pauses.beforeSaving);
  expect(send).not.toHaveBeenCalled();
  expect(states.at(-1)).toBe('saved');
});

it('sends again what may have arrived, before what was typed since: it is no other window', async () => {
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  saver.change(titled('a'));
  await saver.flush();
  saver.change(titled('ab'));
  expect(saver.unsaved()).toEqual({ document: titled('ab'), base: 'base 0', sent: titled('a') });
  await vi.advanceTimersByTimeAsync(pauses.beforeTryingAgain);
  expect(send.mock.calls.map(([{ document, base }]) => [document.title, base])).toEqual([
    ['a', 'base 0'],
    ['a', 'base 0'],
    ['ab', 'base 1'],
  ]);
  expect(states.at(-1)).toBe('saved');
});

it('takes an undo of what may have arrived to the service too', async () => {
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  saver.change(titled('a'));
  await saver.flush();
  saver.change(first);
  await vi.advanceTimersByTimeAsync(pauses.beforeTryingAgain);
  expect(send.mock.lastCall?.[0].document).toBe(first);
  expect(states.at(-1)).toBe('saved');
});

it('tries again by itself after a fault of the server, until it is stopped', async () => {
  const restarting = Object.assign(new Error('Busy'), { code: 'BUSY', status: 503 });
  send.mockRejectedValueOnce(restarting).mockRejectedValueOnce(restarting);
  saver.change(titled('a'));
  await saver.flush();
  expect(states.at(-1)).toBe('failed');
  await vi.advanceTimersByTimeAsync(pauses.beforeTryingAgain);
  expect(send).toHaveBeenCalledTimes(2);
  saver.stop();
  await vi.advanceTimersByTimeAsync(10 * pauses.beforeTryingAgain);
  expect(send).toHaveBeenCalledTimes(2);
});

it('does not say that it is kept here where the browser keeps nothing', async () => {
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  keep.mockReturnValue(false);
  saver.change(titled('a'));
  await saver.flush();
  expect(shown).toEqual({ is: 'failed', isKept: false, message: 'You are offline: leave this page open.' });
});
