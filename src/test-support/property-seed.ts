import { configureGlobal } from 'fast-check';

/** Properties are tried with the same values in every run; `npm run verify` chooses others, unless it is given their seed, and prints it. */
configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) });
