import { CopyAddress } from '../parts/copy-address.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { Words } from '../parts/words.tsx';
import type { SectionView } from '../section.ts';

export function ContractBar({ id, props, context }: SectionView<'contract-bar'>) {
  return (
    <section className="section contract-bar" id={id} aria-labelledby={`${id}-title`}>
      <h2 className="contract-label" id={`${id}-title`} dir="auto">
        <Words text={props.label} context={context} />
      </h2>
      <CopyAddress id={id} context={context} />
      <Paragraph className="contract-note" text={props.note} context={context} />
    </section>
  );
}
