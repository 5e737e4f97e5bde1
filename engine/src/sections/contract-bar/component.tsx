import { CopyAddress } from '../parts/copy-address.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { SectionBox } from '../parts/standard-section.tsx';
import { Words } from '../parts/words.tsx';
import type { SectionView } from '../section.ts';

export function ContractBar(view: SectionView<'contract-bar'>) {
  return (
    <SectionBox id={view.id} kind="contract-bar">
      <ContractBarBody {...view} />
    </SectionBox>
  );
}

export function ContractBarBody(view: SectionView<'contract-bar'>) {
  return (
    <>
      <ContractLabel {...view} />
      <CopyAddress id={view.id} context={view.context} />
      <ContractNote {...view} />
    </>
  );
}

/** The section's h2. @param view.className beside its own */
export function ContractLabel(view: SectionView<'contract-bar'> & { className?: string }) {
  const { id, props, context, className = '' } = view;
  return (
    <h2 className={`contract-label${className}`} id={`${id}-title`} dir="auto">
      <Words text={props.label} context={context} />
    </h2>
  );
}

/** How to take the address; without one, that there is none. */
export function ContractNote({ props, context }: SectionView<'contract-bar'>) {
  const { note, noneYet = context.texts.written.noneYet } = props;
  const text = context.facts.contractAddress === null ? noneYet : note;
  return <Paragraph className="contract-note" text={text} context={context} />;
}
