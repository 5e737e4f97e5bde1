import { setImmediate as nextTurn } from 'node:timers/promises';
import { composeAgain } from '@moonpage/engine/compose/compose-again.ts';
import { compose } from '@moonpage/engine/compose/compose.ts';
import { readCoin } from '@moonpage/engine/compose/reading/reading.ts';
import type { Session } from '../../account/policy.ts';
import type { CoinDetailsInput } from '../../coins/contract.ts';
import type { Coins } from '../../coins/service.ts';
import type { Pages, RenderPreview } from '../../pages/service.ts';

interface Deps {
  readonly coins: Pick<Coins, 'factsAsTyped'>;
  readonly pages: Pick<Pages, 'asRebuilt'>;
  readonly renderPreview: RenderPreview;
}

/** What the page is drawn from: the form as it is filled in so far. */
export type PreviewInput = CoinDetailsInput & { readonly seed: number };

/** Far more than somebody types. */
export const previewsPerAccount = { perTenMinutes: 1_000, perDay: 20_000 };

/** Draws the page that the composer would write of a coin as its form is filled in so far: of a page that there is already as a rebuild would leave it. A build of the same details and seed keeps to it. */
export function createPreviewPage({ coins, pages, renderPreview }: Deps) {
  return async (session: Session, { seed, ...typed }: PreviewInput) => {
    const facts = await coins.factsAsTyped(session, typed);
    // What is read, written and drawn holds up everybody else.
    await nextTurn();
    const reading = readCoin(facts);
    await nextTurn();
    const document =
      (await pages.asRebuilt(session, (before) => composeAgain(before, { facts, reading }).document)) ??
      compose({ facts, reading, seed });
    await nextTurn();
    return { html: renderPreview(document, facts), design: document.design };
  };
}
