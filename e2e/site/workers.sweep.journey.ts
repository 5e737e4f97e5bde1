import { readFile } from 'node:fs/promises';
import { expect, startService, test } from '../test-support/service.ts';

/** Processes that a process has started, PostgreSQL's aside. */
async function workersOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const pids = children.split(' ').filter(Boolean).map(Number);
  const commands = await Promise.all(
    pids.map((each) => readFile(`/proc/${each}/cmdline`, 'utf8').catch(() => '')),
  );
  return pids.filter((_, nr) => commands[nr]?.includes('serve.ts'));
}

test('two processes answer at one address; one that is killed is replaced, and all end together', async ({
  request,
}) => {
  const service = await startService({ WORKERS: '2' });
  const isReady = async () => (await request.get(`${service.url}/readyz`)).status();
  try {
    expect(service.output().match(/is ready/g)).toHaveLength(1);
    const before = await workersOf(service.pid);
    expect(before).toHaveLength(2);
    process.kill(before[0] ?? 0, 'SIGKILL');
    await expect
      .poll(() => workersOf(service.pid).then((pids) => pids.filter((pid) => !before.includes(pid))))
      .toHaveLength(1);
    await expect.poll(() => service.output().match(/is ready/g)).toHaveLength(2);
    // Connections are handed to the processes in turn.
    for (let nr = 0; nr < 4; nr += 1) expect(await isReady()).toBe(200);
    const after = await workersOf(service.pid);
    expect(after).toHaveLength(2);
    await service.stop();
    for (const pid of after) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  } finally {
    await service.stop();
  }
});
