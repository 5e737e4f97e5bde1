// A thread that never comes to an end with what it draws, and answers nobody meanwhile.
import { parentPort } from 'node:worker_threads';

parentPort?.on('message', () => {
  for (;;);
});
