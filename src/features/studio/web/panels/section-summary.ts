import { createPalette } from '@moonpage/engine/colour/palette.ts';
import type { Section } from '@moonpage/engine/document/schema.ts';
import type { Facts } from '@moonpage/engine/facts.ts';
import { createPageContext } from '@moonpage/engine/sections/page-context.ts';
import type { SectionKind } from '@moonpage/engine/sections/schemas.ts';
import { sections } from '@moonpage/engine/sections/sections.ts';
import { fillTokens, type TokenValues } from '@moonpage/engine/text/tokens.ts';
import { textsOf } from '../../rules/text-path.ts';

const summaryUnits = 80;

/** The first words of a section as its readers see them; empty where it has none. */
export function summaryOf(section: Section, tokens: TokenValues): string {
  const texts = textsOf(section).filter(({ text }) => text !== '');
  const heading = texts.find(({ path }) => path.field === 'headline') ?? texts[0];
  return heading === undefined ? '' : fillTokens(heading.text, tokens).slice(0, summaryUnits);
}

/** Kinds that show nothing of this coin yet, by the sections' own rule. */
export function kindsWithoutFacts(facts: Facts): ReadonlySet<SectionKind> {
  const context = createPageContext({
    facts,
    palette: createPalette({ colours: facts.colours, background: facts.background }),
    seed: 0,
    emblem: null,
    mode: 'preview',
    reportUrl: '',
    updatedAt: 0,
    now: 0,
  });
  const kinds = Object.keys(sections) as SectionKind[];
  return new Set(kinds.filter((kind) => sections[kind].shows?.(context) === false));
}

const missing: Partial<Record<SectionKind, string>> = {
  tokenomics: 'figures',
  chart: 'a contract address on a chain with charts',
  roadmap: 'plans',
  gallery: 'more pictures',
};

/** What a section waits for, as a sentence. */
export function showsOnce(kind: SectionKind): string {
  return `Shows once the coin has ${missing[kind] ?? 'the facts for it'}`;
}
