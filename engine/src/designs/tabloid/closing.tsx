import { BuyButton } from '../../sections/parts/buy-button.tsx';
import { Mascot } from '../../sections/parts/mascot.tsx';
import { Paragraph } from '../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../sections/parts/section-heading.tsx';
import { SectionBox } from '../../sections/parts/standard-section.tsx';
import type { SectionView } from '../../sections/section.ts';
import { mastheadOf } from './masthead.ts';

/** The bill outside the newsagent's: a sheet behind the wires of its frame, the picture beside it. */
export function NewsBill(view: SectionView<'closing'>) {
  const { id, props, context } = view;
  const { prefix, name, isPlain } = mastheadOf(context.tokens.name, context);
  return (
    <SectionBox id={id} kind="closing">
      <div className="bill">
        <div className="bill-sheet">
          <p className="bill-name">
            {prefix}
            <bdi className={isPlain ? 'plain' : undefined}>{name}</bdi>
          </p>
          <SectionHeading {...view} />
        </div>
      </div>
      <div className="back-page">
        <Mascot context={context} purpose="decoration" />
        <Paragraph className="intro" text={props.text} context={context} />
        <BuyButton context={context} />
      </div>
    </SectionBox>
  );
}
