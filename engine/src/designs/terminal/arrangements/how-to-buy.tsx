import { Paragraph } from '../../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../../sections/parts/section-heading.tsx';
import { Steps } from '../../../sections/parts/steps.tsx';
import type { SectionView } from '../../../sections/section.ts';
import { Pane } from '../pane.tsx';

/** A script that reports how far it has come after every step. */
export function TerminalHowToBuy({ id, props, context }: SectionView<'how-to-buy'>) {
  return (
    <Pane id={id} kind="how-to-buy" command="./buy.sh --explain">
      <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
      <Paragraph className="intro" text={props.intro} context={context} />
      <Steps notes={props.notes} context={context} />
    </Pane>
  );
}
