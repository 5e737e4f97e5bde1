import { SocialLinks } from '../parts/social-links.tsx';
import { StandardSection } from '../parts/standard-section.tsx';
import type { SectionView } from '../section.ts';

export function Community(view: SectionView<'community'>) {
  return (
    <StandardSection view={view} kind="community">
      <SocialLinks context={view.context} />
    </StandardSection>
  );
}
