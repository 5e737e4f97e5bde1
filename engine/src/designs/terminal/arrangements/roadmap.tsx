import { Paragraph } from '../../../sections/parts/paragraph.tsx';
import { RoadmapSteps } from '../../../sections/parts/roadmap-steps.tsx';
import { SectionHeading } from '../../../sections/parts/section-heading.tsx';
import type { SectionView } from '../../../sections/section.ts';
import { Pane } from '../pane.tsx';

/** The plan as the log of a repository: a line down the side, a box to tick for each step. */
export function TerminalRoadmap({ id, props, context }: SectionView<'roadmap'>) {
  return (
    <Pane id={id} kind="roadmap" command="git log --reverse plan">
      <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
      <Paragraph className="intro" text={props.text} context={context} />
      <RoadmapSteps context={context} />
    </Pane>
  );
}
