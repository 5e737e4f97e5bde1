import { afterEach, expect, test, vi } from 'vitest';
import type { SessionEvent } from './session-events.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A tab of its own: the module with a channel, or a storage, of its own. */
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

test('without BroadcastChannel every event goes through the storage', async () => {
  const tabs = new EventTarget();
  const write = (newValue: string | null) =>
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'moonpage-session', newValue }));
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('localStorage', {
    setItem: (_key: string, value: string) => write(value),
    removeItem: () => write(null),
  });
  vi.stubGlobal('addEventListener', tabs.addEventListener.bind(tabs));
  vi.stubGlobal('removeEventListener', tabs.removeEventListener.bind(tabs));
  const { announceSession, onSessionEvent } = await openTab();
  const heard: SessionEvent[] = [];
  const end = onSessionEvent((event) => heard.push(event));
  announceSession('user-updated');
  announceSession('user-updated');
  write('something else');
  end();
  announceSession('signed-out');
  expect(heard).toEqual(['user-updated', 'user-updated']);
});

test('a browser that forbids storage raises no error', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('localStorage', undefined);
  const { announceSession } = await openTab();
  expect(() => announceSession('signed-in')).not.toThrow();
});
