// A thread whose drawing never ends.
import { parentPort } from 'node:worker_threads';

parentPort?.on('message', () => {
  for (;;);
});
