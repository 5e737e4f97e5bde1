import { Paragraph } from '../parts/paragraph.tsx';
import { RoadmapSteps } from '../parts/roadmap-steps.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import type { SectionView } from '../section.ts';

export function Roadmap({ id, props, context }: SectionView<'roadmap'>) {
  return (
    <section className="section roadmap" id={id} aria-labelledby={`${id}-title`}>
      <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
      <Paragraph className="section-text" text={props.text} context={context} />
      <RoadmapSteps context={context} />
    </section>
  );
}
