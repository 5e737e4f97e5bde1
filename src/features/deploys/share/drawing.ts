import { Worker } from 'node:worker_threads';
import type { CardFont } from '@moonpage/engine/designs/card.ts';
import { createMutex } from '../../../platform/limits/mutex.ts';
import type { PlainNode } from './plain-tree.ts';

/** An SVG to draw as a PNG of `width` pixels. */
export interface SvgJob {
  readonly kind: 'svg';
  readonly svg: string;
  readonly width: number;
  /** Plain fonts for its texts; for letters that none of them has the machine's own are used. */
  readonly fontFiles: readonly string[];
}

/** A card to lay out in a box and draw. */
export interface CardJob {
  readonly kind: 'card';
  readonly card: PlainNode;
  readonly width: number;
  readonly height: number;
  readonly fonts: readonly {
    readonly family: string;
    readonly weight: CardFont['weight'];
    readonly sfnt: Uint8Array;
  }[];
  /** Of each of `fonts`. */
  readonly fontFiles: readonly string[];
}

export type DrawingJob = SvgJob | CardJob;

/** What the thread says to a job. */
export type DrawingAnswer = { readonly png: Uint8Array } | { readonly failure: string };

/** Draws to a PNG. @throws when it cannot be drawn, or not in time. */
export type Draw = (job: DrawingJob) => Promise<Buffer>;

/** Half a second is usual; a machine under load needs a few. */
export const drawingTimeInMs = 10_000;
/** How long the thread waits for more to draw, which it holds about 80 MB for. */
const idleInMs = 30_000;
/** Far more than any card needs. */
const memoryInMb = 256;

/** In the bundle the thread's program lies beside it. */
const isSource = new URL(import.meta.url).pathname.endsWith('.ts');
export const drawingProgram = new URL(
  isSource ? './drawing-worker.ts' : './drawing-worker.js',
  import.meta.url,
);

/**
 * Draws on a thread of its own, one picture after the other. A picture that takes too long ends the thread, and the next one gets
 * a new one.
 * @param options.program the thread's file
 * @param options.timeInMs for one picture, the thread's start included
 */
export function createDrawing({ program, timeInMs }: { program: URL; timeInMs: number }): Draw {
  const mutex = createMutex();
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  const end = () => {
    // Not waited for: a thread inside a library ends when that returns.
    void thread?.terminate();
    thread = null;
  };
  return (job) =>
    mutex.runExclusive(async () => {
      clearTimeout(idle);
      thread ??= startThread(program);
      thread.ref();
      try {
        const answer = await answerOf(thread, job, timeInMs);
        if ('failure' in answer) throw new Error(answer.failure);
        thread.unref();
        idle = setTimeout(end, idleInMs).unref();
        return Buffer.from(answer.png);
      } catch (error) {
        end();
        throw error;
      }
    });
}

function startThread(program: URL): Worker {
  const thread = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: memoryInMb } });
  // An error without a listener would end the process.
  return thread.on('error', () => {});
}

async function answerOf(thread: Worker, job: DrawingJob, timeInMs: number): Promise<DrawingAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<DrawingAnswer>();
  const late = setTimeout(() => reject(new Error(`It was not drawn within ${timeInMs} ms.`)), timeInMs);
  const died = () => reject(new Error('The thread that draws has ended.'));
  thread.on('message', resolve).on('error', reject).on('exit', died);
  try {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.postMessage(job);
    return await promise;
  } finally {
    clearTimeout(late);
    thread.off('message', resolve).off('error', reject).off('exit', died);
  }
}
