import type { ComponentType } from 'react';
import type { PageContext } from '../page-context.ts';
import type { SectionView } from '../section.ts';
import { StandardSection } from './standard-section.tsx';

/** The kinds that show what the creator gave under a heading and a text; they have the same props. */
export type GivenKind = 'tokenomics' | 'chart' | 'roadmap' | 'gallery';
export type GivenView = SectionView<GivenKind>;

/** The standard component of one of these kinds. @param Part what shows the creator's facts */
export function givenSection(kind: GivenKind, Part: ComponentType<{ context: PageContext }>) {
  return function GivenSection(view: GivenView) {
    return (
      <StandardSection view={view} kind={kind} textClass="section-text">
        <Part context={view.context} />
      </StandardSection>
    );
  };
}
