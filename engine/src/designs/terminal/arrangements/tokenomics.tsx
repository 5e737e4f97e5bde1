import { Paragraph } from '../../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../../sections/parts/section-heading.tsx';
import { StatedFactsList } from '../../../sections/parts/stated-facts.tsx';
import type { SectionView } from '../../../sections/section.ts';
import { Pane } from '../pane.tsx';

/** A table, every row of it the creator’s own word. */
export function TerminalTokenomics({ id, props, context }: SectionView<'tokenomics'>) {
  return (
    <Pane id={id} kind="tokenomics" command="column -t stated.tsv">
      <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
      <Paragraph className="intro" text={props.text} context={context} />
      <StatedFactsList context={context} />
    </Pane>
  );
}
