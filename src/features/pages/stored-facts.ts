import { blockchains } from '@moonpage/engine/chains/chains.ts';
import { type Facts, nothingStated } from '@moonpage/engine/facts.ts';
import { z } from 'zod';

const image = z.object({
  url: z.string(),
  width: z.number(),
  height: z.number(),
  avif: z.string().optional(),
});
const statement = z.string().nullable();

/** Facts as any version has stored them; what an older one did not know is filled in as not given. */
const storedFacts = z.object({
  name: z.string(),
  symbol: z.string(),
  description: z.string(),
  blockchain: z.enum(blockchains),
  contractAddress: statement,
  buyUrl: statement,
  telegramUrl: statement,
  xUrl: statement,
  colours: z.array(z.string()),
  background: z.string(),
  image: image.nullable(),
  stated: z
    .object({
      supply: statement,
      buyTax: statement,
      sellTax: statement,
      liquidity: statement,
      ownership: statement,
    })
    .default(nothingStated),
  roadmap: z.array(z.object({ title: z.string(), done: z.boolean() })).default([]),
  gallery: z.array(image.extend({ caption: z.string().nullable() })).default([]),
  embedsChart: z.boolean().default(false),
  launchAt: z.number(),
  launchDate: z.string(),
  launchTime: z.string(),
}) satisfies z.ZodType<Facts>;

/**
 * Facts as they lie in the database with a live page, whatever version wrote them.
 * @throws when it is none.
 */
export function readStoredFacts(stored: unknown): Facts {
  const parsed = storedFacts.safeParse(stored);
  if (!parsed.success) throw new Error('Stored facts cannot be read.', { cause: parsed.error });
  return parsed.data;
}
