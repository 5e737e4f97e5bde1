import { Paragraph } from '../../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../../sections/parts/section-heading.tsx';
import { SocialLinks } from '../../../sections/parts/social-links.tsx';
import type { SectionView } from '../../../sections/section.ts';
import { AppWindow } from '../window.tsx';

/** A dialling program: two machines, the line between them, and whom one can call. */
export function DesktopCommunity({ id, props, context }: SectionView<'community'>) {
  const { telegram, x } = context.links;
  return (
    <AppWindow id={id} kind="community half" icon="plane" file="Dial-up">
      <div className="inside">
        <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
        <Paragraph className="intro" text={props.text} context={context} />
        <Line />
        <SocialLinks context={context} />
        {telegram === null && x === null ? (
          <p className="no-socials">No channels yet. Whoever writes to you first is not us.</p>
        ) : null}
      </div>
    </AppWindow>
  );
}

function Line() {
  return (
    <svg className="dial" viewBox="0 0 120 28" aria-hidden="true" focusable="false">
      <path className="dial-line" d="M30 12h60" />
      <use href="#_screen" width="32" height="28" />
      <use href="#_screen" x="88" width="32" height="28" />
    </svg>
  );
}
