import { LRUCache } from 'lru-cache';

const keysRemembered = 50_000;

/**
 * Fixed-window rate limit in this process: n nodes allow n times as much. Limits across nodes are kept in the database
 * (`account/rate-limits`).
 * @param now current instant in epoch milliseconds.
 */
export function createLimit(options: { max: number; windowInMs: number; now: () => number }) {
  // Made with the first attempt: its room is set aside whole.
  let remembered: LRUCache<string, { startedAt: number; count: number }> | null = null;
  return {
    /** Counts one attempt; false when the key has used up its window. */
    take: (key: string): boolean => {
      remembered ??= new LRUCache({ max: keysRemembered });
      const windows = remembered;
      const instant = options.now();
      const window = windows.get(key);
      const age = window ? instant - window.startedAt : Number.POSITIVE_INFINITY;
      // A window that starts in the future came from a clock that was set back.
      if (!window || age < 0 || age >= options.windowInMs) {
        windows.set(key, { startedAt: instant, count: 1 });
        return true;
      }
      window.count += 1;
      return window.count <= options.max;
    },
  };
}

/** IPv6 counts by /64. */
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

/** IPv6 by /48, which one customer may have; IPv4 by address. */
export function networkKey(address: string): string {
  const visitor = visitorKey(address);
  return address.includes(':') ? visitor.split(':').slice(0, 3).join(':') : visitor;
}

/** The network of an address for the log, which holds no whole address: IPv4 by /24, IPv6 by /48. */
export function networkOf(address: string): string {
  if (address.includes(':')) return `${networkKey(address)}::/48`;
  return `${address.split('.').slice(0, 3).join('.')}.0/24`;
}
