import { LRUCache } from 'lru-cache';

/** How many keys one limit remembers; the least recent are forgotten first. */
const keysRemembered = 50_000;

export interface Limit {
  /** Counts one attempt; false when the key has used up its window. */
  take(key: string): boolean;
}

/**
 * At most `max` attempts per key in each window of `windowInMs`, counted in this process: several nodes allow as many times
 * more. Limits that must hold across nodes are kept in the database by the feature that needs them.
 * @param now current instant in epoch milliseconds.
 */
export function createLimit(options: { max: number; windowInMs: number; now: () => number }): Limit {
  const windows = new LRUCache<string, { startedAt: number; count: number }>({ max: keysRemembered });
  return {
    take: (key) => {
      const instant = options.now();
      const window = windows.get(key);
      const age = window ? instant - window.startedAt : Number.POSITIVE_INFINITY;
      // One that begins in the future is of a clock that was ahead and came back: it could hold for as long as that.
      if (!window || age < 0 || age >= options.windowInMs) {
        windows.set(key, { startedAt: instant, count: 1 });
        return true;
      }
      window.count += 1;
      return window.count <= options.max;
    },
  };
}

/** One visitor, however many addresses of an IPv6 network of theirs they use: IPv6 counts by /64. */
export function visitorKey(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const zeros = address.includes('::') ? Math.max(0, 8 - left.length - right.length) : 0;
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':');
}

/** The network that one customer may have of their provider: an IPv6 /48, whose 65,536 visitors are all theirs; else the visitor. */
export function networkKey(address: string): string {
  const visitor = visitorKey(address);
  return address.includes(':') ? visitor.split(':').slice(0, 3).join(':') : visitor;
}
