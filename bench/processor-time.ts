import { readFile } from 'node:fs/promises';

/** Linux counts processor time in hundredths of a second. */
const tickInUs = 10_000;

/** What a process has used of processors, in µs, its threads included. */
export async function processorTimeOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickInUs;
}
