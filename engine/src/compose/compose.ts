import type { DesignName } from '../document/design-names.ts';
import { designs } from '../designs/designs.ts';
import type { Voice } from '../designs/voice.ts';
import type { PageDocument } from '../document/schema.ts';
import type { Facts } from '../facts.ts';
import { chooseDesign } from './choose-design.ts';
import { outlinePage } from './outline/outline.ts';
import { dedupeHeadings } from './writing/headings.ts';
import { quoteSections } from './writing/quote-page.ts';
import { hashOf } from './outline/random.ts';
import { readCoin } from './reading/reading.ts';
import type { Reading } from './reading/reading.ts';
import { writeDescription, writeSections, writeTitle } from './writing/write-page.ts';
import { Writer } from './writing/writer.ts';

/**
 * Writes a page from what its creator told: reads the description for a subject, its habits, its denials and its best
 * sentences, picks a design and an argument that suit, and lets the design's voice speak. Same facts and seed, same page to
 * the byte; another seed, another page. Facts stand in it as tokens, and nothing is claimed that the description does not say.
 * @param page.seed any number; its 32 low bits count
 * @param page.design the creator's choice, else one is picked
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
  const design = page.design ?? chooseDesign(facts, reading, seed);
  return writeDocument({ facts, reading, seed, design, voice: designs[design].voice });
}

/** The same in a voice that need not be the design's own. */
export function composeAs(page: {
  facts: Facts;
  /** 32 bits. */
  seed: number;
  design: DesignName;
  voice: Voice;
}): PageDocument {
  return writeDocument({ ...page, reading: readCoin(page.facts) });
}

function writeDocument({
  facts,
  reading,
  seed,
  design,
  voice,
}: {
  facts: Facts;
  reading: Reading;
  seed: number;
  design: DesignName;
  voice: Voice;
}): PageDocument {
  const outline = outlinePage(facts, reading, seed);
  const voiced = (seed ^ hashOf(design)) >>> 0;
  const sections = () => {
    if (reading.speaksItself) return quoteSections({ reading, facts, outline, seed: voiced });
    const writer = new Writer({ reading, facts, voice, archetype: outline.archetype, seed: voiced });
    return writeSections(writer, { facts, outline });
  };
  return {
    version: 1,
    design,
    layout: outline.layout,
    seed,
    generator: 'composer/2',
    ...(reading.speaksItself && reading.language !== null ? { lang: reading.language } : {}),
    title: writeTitle(reading, facts),
    description: writeDescription(reading, facts),
    sections: dedupeHeadings(sections(), facts),
  };
}
