import { designNames } from '../engine/src/document/design-names.ts';
import { mao, pepe } from '../e2e/test-support/coins.fixture.ts';
import { gallery, playwright, program, runSuites, vitest } from './test/suites.ts';

/** What every change must pass, in minutes; `verify.ts` holds the sweeps. */
await runSuites([
  program('scripts/check.ts'),
  vitest('!sweeps'),
  playwright('journeys'),
  gallery([pepe, mao], ['--faults', '--sample', String(designNames.length)]),
]);
