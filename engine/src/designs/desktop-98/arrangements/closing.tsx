import { BuyButton } from '../../../sections/parts/buy-button.tsx';
import { Paragraph } from '../../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../../sections/parts/section-heading.tsx';
import { Mascot } from '../../../sections/parts/mascot.tsx';
import type { SectionView } from '../../../sections/section.ts';
import { AppWindow } from '../window.tsx';

/** A dialog that was dragged across a machine that had stopped: it left itself behind at every step. */
export function DesktopClosing({ id, props, context }: SectionView<'closing'>) {
  return (
    <AppWindow id={id} kind="closing" icon="stop" file="Shut down?">
      <Ghosts />
      <div className="notice">
        <Mascot context={context} purpose="decoration" />
        <div className="notice-text">
          <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
          <Paragraph className="intro" text={props.text} context={context} />
          <BuyButton context={context} />
        </div>
      </div>
    </AppWindow>
  );
}

/** One that stands behind those still to come; the last is where the dialog itself is. */
function Ghost({ left }: { left: number }) {
  return <i className="ghost">{left === 1 ? null : <Ghost left={left - 1} />}</i>;
}

function Ghosts() {
  return (
    <div className="ghosts" aria-hidden="true">
      <Ghost left={6} />
    </div>
  );
}
