import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { firstLine, retriedLines, type Summary } from './summary.ts';

/** Names the tests that needed another try, and writes a `Summary` into the file that `TEST_SUMMARY` names. */
export class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state: string) => tests.filter((test) => test.result().state === state);
    // A file that does not load has no tests to count, and an error outside of every test belongs to none.
    const outside = modules.filter((module) => module.errors().length > 0).length + unhandledErrors.length;
    const summary: Summary = {
      passed: inState('passed').length,
      failed: inState('failed').length + outside,
      skipped: inState('skipped').map(nameOf),
      retried: tests
        .filter((test) => test.diagnostic()?.flaky === true)
        .map((test) => ({ name: nameOf(test), error: firstLine(test.result().errors?.[0]?.message) })),
    };
    for (const line of retriedLines(summary.retried)) process.stdout.write(`${line}\n`);
    const file = process.env['TEST_SUMMARY'];
    if (file !== undefined) writeFileSync(file, JSON.stringify(summary));
  }
}

function nameOf(test: TestCase): string {
  return `${test.module.relativeModuleId} › ${test.fullName}`;
}
