import { BuyButton } from '../../sections/parts/buy-button.tsx';
import { Paragraph } from '../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../sections/parts/section-heading.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Vault } from './drawing/vault.tsx';

/** A wall of gold with the last word on it, and the door that the mascot is behind. */
export function GoldBarClosing({ id, props, context }: SectionView<'closing'>) {
  return (
    <section className="section closing" id={id} aria-labelledby={`${id}-title`}>
      <div className="closing-words">
        <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
        <Paragraph className="intro" text={props.text} context={context} />
        <BuyButton context={context} />
      </div>
      <Vault context={context} />
    </section>
  );
}
