import { Paragraph } from '../../../sections/parts/paragraph.tsx';
import { RoadmapSteps } from '../../../sections/parts/roadmap-steps.tsx';
import { SectionHeading } from '../../../sections/parts/section-heading.tsx';
import type { SectionView } from '../../../sections/section.ts';
import { AppWindow } from '../window.tsx';

/** A list of boxes, ticked or not. */
export function DesktopRoadmap({ id, props, context }: SectionView<'roadmap'>) {
  return (
    <AppWindow id={id} kind="roadmap half" icon="text" file="To do">
      <div className="inside">
        <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
        <Paragraph className="section-text" text={props.text} context={context} />
        <RoadmapSteps context={context} />
      </div>
    </AppWindow>
  );
}
