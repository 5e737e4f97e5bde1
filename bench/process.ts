import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryOf, memoryOfTree } from './memory.ts';
import { median } from './times.ts';
import { type Started, startProduct } from './product/start-product.ts';

const rounds = 3;

/** Ready time of a first start, which makes the database, and of a second one, which finds it; packages and build are there. */
export async function measureReadyTime(root: string): Promise<void> {
  const first: number[] = [];
  const second: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const dataDir = await mkdtemp(join(tmpdir(), 'moonpage-bench-ready-'));
    for (const times of [first, second]) {
      const product = await startProduct(root, dataDir);
      times.push(product.readyInMs);
      await product.stop();
    }
    await rm(dataDir, { recursive: true, force: true });
  }
  console.log(`ready: first start ${seconds(first)}, second start ${seconds(second)} (median of ${rounds})`);
}

/** Memory of the idle product: its process, and the private PostgreSQL with its helpers. */
export async function measureMemory(product: Started): Promise<void> {
  const service = await memoryOf(product.pid);
  const postgres = await memoryOfTree(await product.postgresPid());
  console.log(
    `memory when idle: service ${service.toFixed(0)} MiB, PostgreSQL ${postgres.toFixed(0)} MiB (Pss)`,
  );
}

function seconds(times: readonly number[]): string {
  return `${(median(times) / 1000).toFixed(2)} s`;
}
