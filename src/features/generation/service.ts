import { randomInt } from 'node:crypto';
import { compose } from '@moonpage/engine/compose/compose.ts';
import type { PageDocument } from '@moonpage/engine/document/schema.ts';
import type { Facts } from '@moonpage/engine/facts.ts';
import { sections } from '@moonpage/engine/sections/sections.ts';
import { Problem, problemOf } from '../../platform/errors/problem.ts';
import { createLimit } from '../../platform/limits/limit.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Session } from '../account/policy.ts';
import type { CoinDetailsInput } from '../coins/contract.ts';
import type { Coins } from '../coins/service.ts';
import type { Pages } from '../pages/service.ts';
import type { BuildEvent } from './contract.ts';

/** Far more than a person tries, far less than a script. */
const buildsPerAccount = { max: 60, windowInMs: 10 * 60_000 };

export interface Generation {
  /**
   * Saves the details, writes the page and keeps it as the draft.
   * @param tell hears how it goes on; the last event is `done`.
   * @throws {Problem} INVALID_INPUT, TOO_MANY_REQUESTS, PROFILE_NOT_FOUND, GENERATION_FAILED; the details stay saved after the last.
   */
  build(session: Session, details: CoinDetailsInput, tell: (event: BuildEvent) => void): Promise<void>;
}

interface Needs {
  readonly coins: Coins;
  readonly pages: Pages;
  readonly log: Log;
  readonly now: () => Date;
}

export function createGeneration({ coins, pages, log, now }: Needs): Generation {
  const limit = createLimit({ ...buildsPerAccount, now: () => now().getTime() });
  return {
    build: async (session, details, tell) => {
      if (!limit.take(session.userId)) throw new Problem('TOO_MANY_REQUESTS');
      await coins.save(session, session.userId, details);
      tell({ type: 'saved' });
      try {
        const facts = await coins.readFacts(session, session.userId);
        const document = await writeDocument(facts, tell);
        const html = await pages.keepDraft(session, { document, facts });
        tell({ type: 'done', html });
      } catch (error) {
        if (problemOf(error)) throw error;
        log.error({ err: error, userId: session.userId }, 'a page could not be generated');
        throw new Problem('GENERATION_FAILED', { cause: error });
      }
    },
  };
}

async function writeDocument(facts: Facts, tell: (event: BuildEvent) => void): Promise<PageDocument> {
  const document = compose({ facts, seed: randomInt(2 ** 32) });
  const labels = document.sections.map(({ kind }) => sections[kind].label);
  tell({ type: 'started', design: document.design, sections: labels });
  for (const [position, label] of labels.entries()) tell({ type: 'section', position, label });
  return document;
}
