import { BuyButton } from '../../sections/parts/buy-button.tsx';
import { Mascot } from '../../sections/parts/mascot.tsx';
import { Paragraph } from '../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../sections/parts/section-heading.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Burst } from './drawing/burst.tsx';
import { Tail } from './drawing/tail.tsx';
import { Panel } from './panel.tsx';

/** The last panel: the mascot, its parting words, and the line that every comic ends on. */
export function ComicClosing({ id, props, context }: SectionView<'closing'>) {
  return (
    <Panel id={id} kind="closing" ground="rays">
      <div className="stage">
        <Burst className="flash" seed={context.seed} spikes={17} notch={0.68} />
        <Mascot context={context} purpose="decoration" />
      </div>
      <div className="speech">
        <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
        <div className="bubble">
          <Paragraph className="intro" text={props.text} context={context} />
          <Tail />
        </div>
        <BuyButton context={context} />
      </div>
      <p className="continued" aria-hidden="true">
        To be continued…
      </p>
    </Panel>
  );
}
