// Loaded into the product before it starts: tells over IPC how long its event loop has stood still at most since it was asked last.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.send) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  process.on('message', () => {
    process.send?.(delay.max / 1e6);
    delay.reset();
  });
  process.channel?.unref();
}
