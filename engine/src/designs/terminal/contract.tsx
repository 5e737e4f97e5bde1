import { CopyAddress } from '../../sections/parts/copy-address.tsx';
import { Paragraph } from '../../sections/parts/paragraph.tsx';
import { Words } from '../../sections/parts/words.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Pane } from './pane.tsx';
import { handleOf } from './prompt.tsx';

/** The address as the value of a command, ready to be pasted. */
export function TerminalContract({ id, props, context }: SectionView<'contract-bar'>) {
  return (
    <Pane id={id} kind="contract-bar" command={`echo $${handleOf(context.facts.symbol)}_contract`}>
      <h2 className="contract-label" id={`${id}-title`} dir="auto">
        <Words text={props.label} context={context} />
      </h2>
      <CopyAddress id={id} context={context} />
      <Paragraph className="contract-note" text={props.note} context={context} />
    </Pane>
  );
}
