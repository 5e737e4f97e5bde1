import { CopyAddress } from '../../../sections/parts/copy-address.tsx';
import { Paragraph } from '../../../sections/parts/paragraph.tsx';
import { Words } from '../../../sections/parts/words.tsx';
import type { SectionView } from '../../../sections/section.ts';
import { Pane } from '../pane.tsx';
import { handleOf, Prompt } from '../prompt.tsx';

/** The address as the last word of a command; without one, the command's error. */
export function TerminalContract({ id, props, context }: SectionView<'contract-bar'>) {
  const { facts, chain } = context;
  const pay = chain.native === null ? '' : ` --pay ${handleOf(chain.native)}`;
  return (
    <Pane id={id} kind="contract-bar" command="cat contract">
      <h2 className="contract-label" id={`${id}-title`} dir="auto">
        <Words text={props.label} context={context} />
      </h2>
      <div className="command">
        {facts.contractAddress === null ? null : <Prompt command={`swap${pay} --get \\`} />}
        <CopyAddress id={id} context={context} />
      </div>
      <Paragraph className="contract-note" text={props.note} context={context} />
    </Pane>
  );
}
