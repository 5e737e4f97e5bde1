import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';

const module = new URL('./run-until-signal.ts', import.meta.url).href;

/** A program that is told to close and has done so when it reads a line. */
async function startProgram() {
  const source = `
    import { once } from 'node:events';
    import { runUntilSignal } from ${JSON.stringify(module)};
    process.stdin.resume();
    process.on('SIGTERM', () => console.log('terminated'));
    await runUntilSignal(async () => ({
      startMessage: 'started',
      close: async () => {
        console.log('closing');
        await once(process.stdin, 'data');
      },
    }));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  expect(await lines.next()).toMatchObject({ value: 'started' });
  return {
    child,
    /** Exit code and signal. */
    ended,
    /** Sends a signal and reads the line that it leads to. */
    signal: async (name: NodeJS.Signals, line: string) => {
      child.kill(name);
      expect(await lines.next()).toMatchObject({ value: line });
    },
  };
}

test('closes to the end, however often and late SIGTERM comes again', async () => {
  const { child, ended, signal } = await startProgram();
  await signal('SIGINT', 'closing');
  await signal('SIGTERM', 'terminated');
  await pause(1_500);
  await signal('SIGTERM', 'terminated');
  child.stdin.write('\n');
  expect(await ended).toEqual([0, null]);
});

test('ends at once at a second Ctrl-C', async () => {
  const { child, ended, signal } = await startProgram();
  await signal('SIGINT', 'closing');
  child.kill('SIGINT');
  expect(await ended).toEqual([130, null]);
});
