import { designNames } from '../../document/design-names.ts';
import type { PageDocument } from '../../document/schema.ts';
import type { SectionKind, SectionProps } from '../../sections/schemas.ts';
import type { Facts } from '../../facts.ts';
import { compose } from '../compose.ts';
import { textsByPlace } from '../copy-report.ts';
import { describedCoins } from './described-coins.fixture.ts';

export const seeds = [0, 1, 0xffffffff];

export interface WrittenPage {
  /** Names coin, design and seed. */
  label: string;
  facts: Facts;
  page: PageDocument;
}

/** Every described coin in every design with every seed. */
export const writtenPages: readonly WrittenPage[] = Object.entries(describedCoins).flatMap(([coin, facts]) =>
  designNames.flatMap((design) =>
    seeds.map((seed) => ({
      label: `${coin} ${design} ${seed}`,
      facts,
      page: compose({ facts, seed, design }),
    })),
  ),
);

/** Every text of a page, in its order, tokens unfilled. */
export function textsOf(page: PageDocument): string[] {
  return textsByPlace(page).map(({ text }) => text);
}

/** The props of the first section of a kind. */
export function propsOf<Kind extends SectionKind>(page: PageDocument, kind: Kind): SectionProps<Kind> {
  const found = page.sections.find((section) => section.kind === kind);
  if (found === undefined) throw new Error(`The page has no ${kind}.`);
  return found.props as SectionProps<Kind>;
}
