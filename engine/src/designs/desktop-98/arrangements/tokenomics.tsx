import { Paragraph } from '../../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../../sections/parts/section-heading.tsx';
import { StatedFactsList } from '../../../sections/parts/stated-facts.tsx';
import type { SectionView } from '../../../sections/section.ts';
import { AppWindow } from '../window.tsx';

/** A spreadsheet of what was stated. */
export function DesktopTokenomics({ id, props, context }: SectionView<'tokenomics'>) {
  return (
    <AppWindow id={id} kind="tokenomics half" icon="chart" file="Sheet1">
      <div className="inside">
        <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
        <Paragraph className="section-text" text={props.text} context={context} />
        <StatedFactsList context={context} />
      </div>
    </AppWindow>
  );
}
