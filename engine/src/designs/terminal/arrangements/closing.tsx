import { BuyButton } from '../../../sections/parts/buy-button.tsx';
import { Paragraph } from '../../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../../sections/parts/section-heading.tsx';
import type { SectionView } from '../../../sections/section.ts';
import { EnterKey } from '../enter-key.tsx';
import { Pane } from '../pane.tsx';

/** The whole screen selected: the last command waits for its key. */
export function TerminalClosing({ id, props, context }: SectionView<'closing'>) {
  return (
    <Pane id={id} kind="closing" command="exit?">
      <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
      <Paragraph className="intro" text={props.text} context={context} />
      <BuyButton context={context} />
      <EnterKey />
    </Pane>
  );
}
