import { afterAll, afterEach, vi } from 'vitest';

// Files share a worker: a clock that one of them stopped would stand still in the next, and what it replaced would stay replaced.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
// Services that all tests of a file use are started with settings.
afterAll(() => {
  vi.unstubAllEnvs();
});
