import { designNames } from '../document/design-names.ts';
import type { DesignName } from '../document/design-names.ts';
import type { PageDocument } from '../document/schema.ts';
import type { Facts } from '../facts.ts';
import { chooseAmong } from './choose-design.ts';
import { compose } from './compose.ts';
import { outlinePage } from './outline/outline.ts';
import type { Outline } from './outline/outline.ts';
import { hashOf, mulberry32 } from './outline/random.ts';
import { readCoin } from './reading/reading.ts';

/** Seeds that are looked at for each further page. */
const tries = 24;
/** Of these, as many are written at most until one has first words of its own. */
const written = 9;

/**
 * Pages of one coin to choose from, without end, each in another design for as long as there are designs, and each with another
 * order, hero and first words where the coin gives more than one. The first is `compose({ facts, seed })`. Same facts and seed,
 * same pages; each can be had again alone: `compose({ facts, seed: page.seed, design: page.design })`. Each takes some milliseconds to
 * write, in between which something else can be done.
 */
export function* variantsOf({
  facts,
  seed,
}: {
  facts: Facts;
  seed: number;
}): Generator<PageDocument, void, undefined> {
  const reading = readCoin(facts);
  const first = compose({ facts, reading, seed });
  yield first;
  const pages = [first];
  const outlines = [outlinePage(facts, reading, first.seed)];
  const random = mulberry32(hashOf(`${first.seed} variants`));
  for (;;) {
    const left = unused(pages);
    const candidates = Array.from({ length: tries }, () => {
      const candidate = Math.floor(random() * 0x1_0000_0000);
      return { seed: candidate, outline: outlinePage(facts, reading, candidate) };
    });
    const byNovelty = candidates.toSorted(
      (one, other) => novelty(other.outline, outlines) - novelty(one.outline, outlines),
    );
    const write = (candidate: { seed: number }) =>
      compose({
        facts,
        reading,
        seed: candidate.seed,
        design: chooseAmong(left, { facts, reading, seed: candidate.seed }),
      });
    const [best] = byNovelty;
    if (best === undefined) return;
    // Words that stand beside themselves make two looks one: the next best outline may have another.
    const fresh = byNovelty
      .slice(0, written)
      .find((candidate) => !pages.some(sharesFirstWords(write(candidate))));
    const chosen = fresh ?? best;
    const page = write(chosen);
    pages.push(page);
    outlines.push(chosen.outline);
    yield page;
  }
}

function unused(pages: readonly PageDocument[]): readonly DesignName[] {
  const times = (name: DesignName) => pages.filter(({ design }) => design === name).length;
  const least = Math.min(...designNames.map(times));
  return designNames.filter((name) => times(name) === least);
}

function novelty(outline: Outline, others: readonly Outline[]): number {
  const isNew = (part: (each: Outline) => string) => !others.some((other) => part(other) === part(outline));
  return (isNew(({ order }) => order.join(' ')) ? 2 : 0) + (others.at(-1)?.layout === outline.layout ? 0 : 1);
}

/** Whether two pages begin with the same words. */
function sharesFirstWords(page: PageDocument): (other: PageDocument) => boolean {
  const words = firstWords(page);
  return (other) => firstWords(other) === words;
}

function firstWords({ sections }: PageDocument): string {
  const [hero] = sections;
  return hero?.kind === 'hero' ? `${hero.props.headline} ${hero.props.tagline}` : '';
}
