import { createHook } from 'node:async_hooks';

/** Held for as long as the process runs. */
const kept: object[] = [];

/**
 * Keeps `process.nextTick`, of which every answer makes several, as fast as it is in a new process: V8 forgets the shape of objects
 * when a full collection finds none, which at a start is likely, and makes such objects in its slowest way from then on. One that stays
 * holds the shape (`npm run bench -- live-page`).
 */
export function keepTickShape(): void {
  const hook = createHook({
    init: (_id, type, _trigger, resource) => {
      if (type === 'TickObject') kept.push(resource);
    },
  }).enable();
  process.nextTick(() => {});
  hook.disable();
}
