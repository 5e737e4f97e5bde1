import { designs } from '../../designs/designs.ts';
import { type LabelName, labelNames, type Place, places, type Wording } from '../../designs/lines.ts';
import type { PageDocument } from '../../document/schema.ts';
import type { Facts } from '../../facts.ts';
import { pageTexts } from '../../languages/languages.ts';
import type { SectionKind } from '../../sections/schemas.ts';
import type { Reading } from '../reading/reading.ts';
import { linesAt } from './wit.ts';

/** Where the composer writes lines of its own, by kind and field: wit, or a heading from the design's world. */
const writtenPlaces: Partial<
  Record<SectionKind, Readonly<Record<string, Place | 'none yet' | `${LabelName} label`>>>
> = {
  hero: { tagline: 'hero' },
  'contract-bar': { label: 'contract label', noneYet: 'none yet' },
  marquee: { phrases: 'marquee' },
  countdown: { heading: 'countdown', liveHeading: 'live label' },
  story: { heading: 'story label', paragraphs: 'storyEnd' },
  'how-to-buy': { heading: 'buy label', intro: 'buy' },
  tokenomics: { heading: 'tokenomics label' },
  chart: { heading: 'chart label' },
  roadmap: { heading: 'roadmap label' },
  gallery: { heading: 'gallery label' },
  community: { heading: 'community label' },
  faq: { heading: 'faq label' },
  closing: { heading: 'closing label', text: 'closing' },
};

interface Page {
  readonly document: Pick<PageDocument, 'design' | 'lang'>;
  readonly facts: Facts;
  readonly reading: Reading;
  /** All texts of the page but the one that is asked for. */
  readonly said: readonly string[];
}

/**
 * What the composer could say in one place of a page, in its design, tone and language, those that stand elsewhere on the page left out.
 * @returns null where it writes no line of its own; its wit is in English alone
 */
export function composersLines(kind: SectionKind, field: string, page: Page): string[] | null {
  const { document, facts, reading, said } = page;
  const place = writtenPlaces[kind]?.[field];
  if (place === undefined || !pageTexts(document.lang).isEnglish) return null;
  // Without a contract nothing is live.
  if (place === 'live label' && facts.contractAddress === null) return null;
  const { wording } = designs[document.design];
  const lines = isWit(place) ? linesAt(place, { reading, facts, wording }, said) : labelsAt(place, wording);
  return [...new Set(lines)].filter((line) => !said.includes(line));
}

/** Whether a text says nothing but facts: tokens, or what stands above a name in every language. */
export function isBare(text: string, lang: string | undefined): boolean {
  const { kicker } = pageTexts(lang).texts.written;
  return text === kicker || !/\p{L}/u.test(text.replaceAll(/\{[a-z]+\}/g, ''));
}

function isWit(place: string): place is Place {
  return places.some((each) => each === place);
}

function labelsAt(place: string, wording: Wording): readonly string[] {
  if (place === 'none yet') return wording.noneYet;
  const name = labelNames.find((each) => place === `${each} label`);
  return name === undefined ? [] : wording.labels[name];
}
