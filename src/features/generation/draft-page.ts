import { createPalette } from '@moonpage/engine/colour/palette.ts';
import {
  type ComposedAgain,
  composeAgain,
  type WrittenBefore,
} from '@moonpage/engine/compose/compose-again.ts';
import { compose } from '@moonpage/engine/compose/compose.ts';
import type { Reading } from '@moonpage/engine/compose/reading/reading.ts';
import type { DesignName } from '@moonpage/engine/document/design-names.ts';
import type { PageDocument, Section } from '@moonpage/engine/document/schema.ts';
import type { Facts } from '@moonpage/engine/facts.ts';
import { shownSections } from '@moonpage/engine/render/page.tsx';
import { createPageContext } from '@moonpage/engine/sections/page-context.ts';

/** A whole page from the composer, and which of its sections readers see. */
export interface PageDraft {
  readonly document: PageDocument;
  /** In their order; the others have no facts to show. */
  readonly shown: readonly Section[];
  /** What stands there from before; null on a first page. */
  readonly again: Pick<ComposedAgain, 'changed' | 'composed'> | null;
}

/** What a page is drafted from. */
export interface DraftInput {
  readonly facts: Facts;
  /** What the composer reads in them, once for all drafts of a build. */
  readonly reading: Reading;
  /** The page that is written again; null for the first, which the seed decides. */
  readonly before: WrittenBefore | null;
  readonly seed: number;
  /** The choice of a design; without it the composer chooses. */
  readonly design?: DesignName | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Composes the page that a model may rewrite section by section. */
export function draftPage({ facts, reading, before, seed, design, now }: DraftInput): PageDraft {
  const again = before && composeAgain(before, { facts, reading });
  const document = again?.document ?? compose({ facts, reading, seed, ...(design && { design }) });
  const context = createPageContext({
    facts,
    palette: createPalette({ colours: facts.colours, background: facts.background }),
    seed: document.seed,
    emblem: null,
    mode: 'preview',
    reportUrl: '',
    updatedAt: now,
    now,
  });
  return { document, shown: shownSections(document, context), again };
}
