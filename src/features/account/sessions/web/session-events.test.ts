import { afterEach, expect, test, vi } from 'vitest';
import type { SessionEvent } from './session-events.ts';

afterEach(() => void vi.resetModules());

/** A tab of its own: the module with a channel of its own. */
const openTab = async () => {
  vi.resetModules();
  return import('./session-events.ts');
};

test('a tab’s event reaches the other tabs and not itself', async () => {
  const [here, there] = [await openTab(), await openTab()];
  const heardHere: SessionEvent[] = [];
  const endHere = here.onSessionEvent((event) => heardHere.push(event));
  const heardThere = new Promise<SessionEvent>((hear) => there.onSessionEvent(hear));
  here.announceSession('signed-out');
  expect(await heardThere).toBe('signed-out');
  expect(heardHere).toEqual([]);
  endHere();
});
