import { CopyAddress } from '../../sections/parts/copy-address.tsx';
import { Paragraph } from '../../sections/parts/paragraph.tsx';
import { Words } from '../../sections/parts/words.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Panel } from './panel.tsx';

/** A narrow strip of blank paper, so that the address is the only thing on it. */
export function ComicContractBar({ id, props, context }: SectionView<'contract-bar'>) {
  return (
    <Panel id={id} kind="contract-bar" ground="dots">
      <h2 className="contract-label" id={`${id}-title`} dir="auto">
        <Words text={props.label} context={context} />
      </h2>
      <CopyAddress id={id} context={context} />
      <Paragraph className="contract-note" text={props.note} context={context} />
    </Panel>
  );
}
