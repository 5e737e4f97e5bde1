import { readFile } from 'node:fs/promises';

/** Resident memory of a process in MiB, counting shared pages once per sharer (Linux: Pss of smaps_rollup). */
export async function memoryOf(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? Number.NaN) / 1024;
}

/** Memory of a process and everything that it started, in MiB. */
export async function memoryOfTree(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const below = await Promise.all(
    children
      .split(' ')
      .filter(Boolean)
      .map((child) => memoryOfTree(Number(child))),
  );
  return below.reduce((sum, each) => sum + each, await memoryOf(pid));
}
