import { hasChannels } from '../../facts.ts';
import { Paragraph } from '../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../sections/parts/section-heading.tsx';
import { NoSocials, SocialLinks } from '../../sections/parts/social-links.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Bubble } from './bubble.tsx';
import { Crowd } from './drawing/crowd.tsx';
import { Panel } from './panel.tsx';

/** Everybody talks at once: each channel is a speech bubble. */
export function ComicCommunity(view: SectionView<'community'>) {
  const { id, props, context } = view;
  const isSilent = !hasChannels(context.facts);
  return (
    <Panel id={id} kind="community half" ground="rays" backdrop={<Crowd seed={context.seed} />}>
      <SectionHeading {...view} />
      <Bubble>
        <Paragraph className="intro" text={props.text} context={context} />
        {isSilent ? <NoSocials context={context} /> : null}
      </Bubble>
      {isSilent ? null : <SocialLinks context={context} />}
    </Panel>
  );
}
