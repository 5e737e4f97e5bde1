import { type DesignName, designNames } from '../document/design-names.ts';
import { designs } from '../designs/designs.ts';
import type { PageDocument } from '../document/schema.ts';
import type { Facts } from '../facts.ts';
import { pageTexts } from '../languages/languages.ts';
import { chooseDesign } from './choose-design.ts';
import { emblemFor } from './emblems.ts';
import { outlinePage } from './outline/outline.ts';
import { hashOf } from './outline/random.ts';
import { type Reading, readCoin } from './reading/reading.ts';
import { dedupeHeadings } from './writing/headings.ts';
import { writeDescription, writeSections, writeTitle } from './writing/write-page.ts';

const composerName = 'composer/';

/** Whether the composer wrote a page, rather than a model. */
export function isComposed({ generator }: Pick<PageDocument, 'generator'>): boolean {
  return generator?.startsWith(composerName) ?? false;
}

/**
 * Writes a page from what its creator told: their sentences whole, a few lines of the design's own where the page is in English, plain
 * texts for the rest. Same facts and seed, same page to the byte; another seed, another page. Facts stand in it as tokens, and nothing
 * is claimed that the description does not say.
 * @param page.seed any number; its 32 low bits count
 * @param page.design else it is the one that the creator chose, else one is picked
 * @param page.reading what `readCoin` gives of these facts, for those who have it
 */
export function compose({
  facts,
  ...page
}: {
  facts: Facts;
  seed: number;
  design?: DesignName;
  reading?: Reading;
}): PageDocument {
  const seed = Math.trunc(page.seed) >>> 0;
  const reading = page.reading ?? readCoin(facts);
  const design = page.design ?? chosenDesign(facts) ?? chooseDesign(facts, reading, seed);
  const outline = outlinePage(facts, reading, seed);
  const { language } = reading;
  const { written: texts } = pageTexts(language).texts;
  const sections = writeSections({
    reading,
    facts,
    outline,
    wording: language === 'en' ? designs[design].wording : null,
    setsTicker: designs[design].setsTicker ?? false,
    texts,
    seed: (seed ^ hashOf(design)) >>> 0,
  });
  return {
    version: 1,
    design,
    layout: outline.layout,
    story: outline.story,
    questions: outline.questions,
    seed,
    emblem: emblemFor(facts, reading),
    generator: `${composerName}3`,
    ...(language === 'en' ? {} : { lang: language }),
    title: writeTitle(reading, facts),
    description: writeDescription(reading, texts),
    sections: dedupeHeadings(sections, facts),
  };
}

/** The design that the creator chose, if it is still there. */
export function chosenDesign({ about }: Facts): DesignName | undefined {
  return designNames.find((name) => name === about.design);
}
