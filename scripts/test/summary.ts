import { stripVTControlCharacters } from 'node:util';

/** What a suite found. */
export interface Summary {
  readonly passed: number;
  readonly failed: number;
  /** Names of tests that this machine cannot run: no right to mount, say. */
  readonly skipped: readonly string[];
  /** Tests that passed on a later try. */
  readonly retried: readonly Retried[];
}

export interface Retried {
  readonly name: string;
  /** The first line of what its first try failed with. */
  readonly error: string;
}

export const nothing: Summary = { passed: 0, failed: 0, skipped: [], retried: [] };

export function sumOf(summaries: readonly Summary[]): Summary {
  return {
    passed: summaries.reduce((sum, { passed }) => sum + passed, 0),
    failed: summaries.reduce((sum, { failed }) => sum + failed, 0),
    skipped: summaries.flatMap(({ skipped }) => skipped),
    retried: summaries.flatMap(({ retried }) => retried),
  };
}

export function firstLine(message: string | undefined): string {
  const lines = stripVTControlCharacters(message ?? '').split('\n');
  return lines.find((line) => line.trim() !== '')?.trim() ?? 'without a message';
}

/** Empty where every test passed at once. */
export function retriedLines(retried: readonly Retried[]): string[] {
  if (retried.length === 0) return [];
  return [
    `Needed another try: ${retried.length}`,
    ...retried.map(({ name, error }) => `  ${name}\n    ${error}`),
  ];
}
