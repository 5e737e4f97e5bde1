import { BuyButton } from '../../sections/parts/buy-button.tsx';
import { Paragraph } from '../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../sections/parts/section-heading.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Bubble } from './bubble.tsx';
import { Panel } from './panel.tsx';
import { Stage } from './stage.tsx';

/** The last panel: the mascot, its parting words, and the line that every comic ends on. */
export function ComicClosing(view: SectionView<'closing'>) {
  const { id, props, context } = view;
  return (
    <Panel id={id} kind="closing" ground="rays">
      <Stage context={context} purpose="decoration" />
      <div className="speech">
        <SectionHeading {...view} />
        <Bubble>
          <Paragraph className="intro" text={props.text} context={context} />
        </Bubble>
        <BuyButton context={context} />
      </div>
      <p className="continued" aria-hidden="true">
        {context.texts.continued}
      </p>
    </Panel>
  );
}
