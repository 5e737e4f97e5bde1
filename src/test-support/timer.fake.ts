import { EventEmitter, once } from 'node:events';
import type { Timer } from '../platform/limits/timer.ts';

/** A timer for tests whose time stands still until they let it pass. */
export interface HandTimer extends Timer {
  /** What it was asked to wait, in order. */
  readonly asked: readonly number[];
  /** Resolves as soon as it is to ring after exactly so long. */
  waitedFor(milliseconds: number): Promise<void>;
  /** Lets time pass, and rings what falls due. */
  pass(milliseconds: number): void;
}

/** @param options.skippedInMs what is to ring within that rings at once, such as pauses before another try. */
export function createHandTimer({ skippedInMs = 0 } = {}): HandTimer {
  const asked: number[] = [];
  const alarms = new Set<{ readonly due: number; readonly ring: () => void }>();
  const news = new EventEmitter().setMaxListeners(0);
  let time = 0;
  return {
    asked,
    elapsed: () => time,
    after(milliseconds, ring) {
      const alarm = { due: time + milliseconds, ring };
      const cancel = () => alarms.delete(alarm);
      asked.push(milliseconds);
      alarms.add(alarm);
      if (milliseconds <= skippedInMs) queueMicrotask(() => cancel() && ring());
      news.emit('alarm');
      return cancel;
    },
    async waitedFor(milliseconds) {
      while (![...alarms].some(({ due }) => due - time === milliseconds)) await once(news, 'alarm');
    },
    pass(milliseconds) {
      time += milliseconds;
      for (const alarm of [...alarms].toSorted((a, b) => a.due - b.due)) {
        if (alarm.due <= time && alarms.delete(alarm)) alarm.ring();
      }
    },
  };
}
