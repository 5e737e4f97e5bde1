import { z } from 'zod';
import { blockchains } from '../../chains/chains.ts';
import type { Facts } from '../../facts.ts';
import { testFacts } from '../../facts.fixture.ts';
import { publishableDescription } from '../reading/publishable.ts';
import file from './judged-coins.json' with { type: 'json' };

/** A coin as somebody would type it into the form, and what its page may be about. */
export interface JudgedCoin {
  readonly facts: Facts;
  /** Nouns that are right, and none where any noun would be wrong. Saying nothing is never wrong. */
  readonly mayBeAbout: readonly string[];
  readonly language: string;
  /** What its page must say. */
  readonly says: readonly string[];
  /** What nobody but its creator may say on its page. */
  readonly never: readonly RegExp[];
}

const judgedFile = z.object({
  coins: z.array(
    z.object({
      coinName: z.string(),
      symbol: z.string(),
      blockchain: z.enum(blockchains),
      description: z.string(),
      mayBeAbout: z.array(z.string()),
      language: z.string(),
      says: z.array(z.string()).default([]),
      never: z.array(z.string()).default([]),
    }),
  ),
});

/** Coins of all kinds, none of which exists; the file is one for `npm run copy` and `npm run gallery` too. */
export const judgedCoins: readonly JudgedCoin[] = judgedFile
  .parse(file)
  .coins.map(({ coinName: name, symbol, blockchain, description, never, ...judged }) => ({
    ...judged,
    facts: testFacts({
      name,
      symbol,
      blockchain,
      description: publishableDescription(description).text,
      image: null,
    }),
    never: never.map((pattern) => new RegExp(pattern, 'iu')),
  }));
