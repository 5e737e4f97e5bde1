import { designNames } from '../designs/design-names.ts';
import type { DesignName } from '../designs/design-names.ts';
import type { PageDocument } from '../document/schema.ts';
import type { Facts } from '../facts.ts';

/** Writes a page from a coin's facts; the same facts and seed give the same page. */
export function compose({
  facts,
  seed,
  design,
}: {
  facts: Facts;
  seed: number;
  design?: DesignName;
}): PageDocument {
  const line = facts.description.replace(/\s+/g, ' ').slice(0, 150);
  return {
    version: 1,
    design: design ?? designNames[seed % designNames.length] ?? 'moonshot',
    seed,
    generator: 'composer/1',
    title: '{name} ({ticker})',
    description: line,
    sections: [
      { id: 'hero', kind: 'hero', props: { headline: '{name}', tagline: line } },
      { id: 'contract-bar', kind: 'contract-bar', props: { label: 'Contract' } },
      { id: 'story', kind: 'story', props: { heading: 'The story', paragraphs: [line] } },
      { id: 'closing', kind: 'closing', props: { heading: '{ticker}', text: line } },
      { id: 'footer', kind: 'footer', props: {} },
    ],
  };
}
