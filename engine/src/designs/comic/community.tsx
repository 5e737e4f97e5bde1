import { Paragraph } from '../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../sections/parts/section-heading.tsx';
import { SocialLinks } from '../../sections/parts/social-links.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Crowd } from './drawing/crowd.tsx';
import { Tail } from './drawing/tail.tsx';
import { Panel } from './panel.tsx';

/** Everybody talks at once: each channel is somebody's speech bubble. */
export function ComicCommunity({ id, props, context }: SectionView<'community'>) {
  const { telegram, x } = context.links;
  return (
    <Panel id={id} kind="community half" ground="rays" backdrop={<Crowd seed={context.seed} />}>
      <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
      <div className="bubble">
        <Paragraph className="intro" text={props.text} context={context} />
        {telegram === null && x === null ? (
          <p className="no-socials">No channels yet. Whoever writes to you first is not us.</p>
        ) : null}
        <Tail />
      </div>
      <SocialLinks context={context} />
    </Panel>
  );
}
