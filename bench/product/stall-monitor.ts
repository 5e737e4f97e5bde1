// Loaded into the product before it starts: tells over IPC how long its event loop has stood still at most since it was asked last.
import cluster from 'node:cluster';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

// A worker's channel is the one over which it listens.
if (isMainThread && cluster.isPrimary && process.send) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  process.on('message', () => {
    // From the first question on: other figures are measured without it.
    delay.enable();
    process.send?.(delay.max / 1e6);
    delay.reset();
  });
  process.channel?.unref();
}
