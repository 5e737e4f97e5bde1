import { availableParallelism } from 'node:os';
import { createTurns } from './turns.ts';

/**
 * Pictures and pages are encoded on libuv's four threads, which the process has once: passwords are hashed, files read and names
 * looked up on the same ones. So one or two encodings run at a time, and the other threads stay free.
 */
export const encodersAtOnce = availableParallelism() > 2 ? 2 : 1;

const encoders = createTurns({ atOnce: encodersAtOnce });

/** Runs one encoding when it is its turn. A work that encodes several things does so one after the other. */
export const encodeInTurn = encoders.run;

/** How many encodings wait. */
export const encodingsWaiting = encoders.waiting;
