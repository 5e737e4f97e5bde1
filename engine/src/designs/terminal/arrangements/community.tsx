import { Paragraph } from '../../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../../sections/parts/section-heading.tsx';
import { SocialLinks } from '../../../sections/parts/social-links.tsx';
import type { SectionView } from '../../../sections/section.ts';
import { Pane } from '../pane.tsx';

/** Who is logged in; says plainly when the coin has no channel, because others will pretend to be it. */
export function TerminalCommunity({ id, props, context }: SectionView<'community'>) {
  const { telegram, x } = context.links;
  return (
    <Pane id={id} kind="community" command="who">
      <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
      <Paragraph className="intro" text={props.text} context={context} />
      <SocialLinks context={context} />
      {telegram === null && x === null ? (
        <p className="no-socials">No channels yet. Whoever writes to you first is not us.</p>
      ) : null}
    </Pane>
  );
}
