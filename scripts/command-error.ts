import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { messageOf } from '../src/platform/errors/system-error.ts';

/** What the caller of a command can mend; `message` is one sentence for the terminal. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Runs a step that looks at what the caller gave; what they can mend ends the process with one sentence and exit code 2. */
export async function orExit<Result>(step: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    return process.exit(2);
  }
}

/**
 * Reads the number of an option.
 * @throws {CommandError} when it is no whole number, or less than `least`.
 */
export function wholeNumber(option: string, given: string, least: number): number {
  const number = /^\d+$/.test(given) ? Number(given) : Number.NaN;
  if (Number.isSafeInteger(number) && number >= least) return number;
  throw new CommandError(`${option} takes a whole number from ${least}, not ${JSON.stringify(given)}.`);
}

/** Reads the options of this process; anything else on its command line ends it with the usage and exit code 2. */
export function readOptions<const Options extends ParseArgsOptionsConfig>(usage: string, options: Options) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${messageOf(error)}\n${usage}`);
    return process.exit(2);
  }
}
