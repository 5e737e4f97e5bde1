import { Paragraph } from '../../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../../sections/parts/section-heading.tsx';
import { Steps } from '../../../sections/parts/steps.tsx';
import type { SectionView } from '../../../sections/section.ts';
import { Glyph } from '../drawing/glyphs.tsx';
import { AppWindow } from '../window.tsx';

/** A program that installs: four boxes, each with its bar a quarter further. */
export function DesktopHowToBuy({ id, props, context }: SectionView<'how-to-buy'>) {
  return (
    <AppWindow id={id} kind="how-to-buy wide" icon="disk" file="Setup">
      <div className="wizard">
        <div className="wizard-side">
          <Glyph name="disk" />
        </div>
        <div className="inside">
          <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
          <Paragraph className="intro" text={props.intro} context={context} />
          <Steps notes={props.notes} context={context} />
        </div>
      </div>
    </AppWindow>
  );
}
