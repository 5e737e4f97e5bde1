import { afterEach, vi } from 'vitest';

// Files share a worker: a clock that one of them stopped would stand still in the next.
afterEach(() => {
  vi.useRealTimers();
});
