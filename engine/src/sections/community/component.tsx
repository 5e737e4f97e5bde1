import { Paragraph } from '../parts/paragraph.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { SocialLinks } from '../parts/social-links.tsx';
import type { SectionView } from '../section.ts';

/** Says plainly when the coin has no channel, because others will pretend to be it. */
export function Community({ id, props, context }: SectionView<'community'>) {
  const { telegram, x } = context.links;
  return (
    <section className="section community" id={id} aria-labelledby={`${id}-title`}>
      <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
      <Paragraph className="intro" text={props.text} context={context} />
      <SocialLinks context={context} />
      {telegram === null && x === null ? (
        <p className="no-socials">No channels yet. Whoever writes to you first is not us.</p>
      ) : null}
    </section>
  );
}
