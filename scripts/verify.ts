import { designNames } from '../engine/src/document/design-names.ts';
import { tryOutCoins } from '../src/features/coins/try-out-coins.fixture.ts';
import { worstCoins } from '../src/features/coins/worst-coins.fixture.ts';
import { freshlySeeded, gallery, playwright, runSuites } from './test/suites.ts';

/** The sweeps: kills, faults, invented input, properties with a fresh seed, accessibility of every screen, every coin in every design, Lighthouse. */
await runSuites([
  ...freshlySeeded(),
  playwright('sweeps', 'tagged-sweeps'),
  gallery(
    [...tryOutCoins, ...worstCoins],
    ['--faults'],
    ['--sample', String(designNames.length), '--form', 'mobile', '--steady'],
  ),
]);
